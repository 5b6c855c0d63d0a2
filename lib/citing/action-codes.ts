/** The letters before the year in the number of an NHTSA investigation, those that are common in writing first. */
export const COMMON_ACTIONS = ['PE', 'EA', 'DP', 'RQ', 'AQ'] as const;

/** Audit and equipment queries, service and timeliness queries, recall petitions, audits of a file: rare, and met in other numbers too. */
export const RARE_ACTIONS = ['SQ', 'TQ', 'EQ', 'RP', 'AF'] as const;

/** All of them, as alternatives of a pattern. */
export const ANY_ACTION = [...COMMON_ACTIONS, ...RARE_ACTIONS].join('|');
