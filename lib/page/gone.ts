/** Why a run ends when the extension was updated or removed under its page; all other ends have no reason. */
export const GONE = 'gone';
