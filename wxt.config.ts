import { defineConfig } from 'wxt';

/**
 * Chrome 140 and Firefox 150 are the first versions with everything the marks need (CSS custom highlights with decorations,
 * caret positions inside shadow roots); the same figures keep Vite from rewriting modern CSS into custom properties.
 */
const MINIMUM = { chrome: '140', firefox: '150.0' };

export default defineConfig({
  imports: false,
  vite: () => ({
    build: { target: ['chrome140', 'firefox150'], cssTarget: ['chrome140', 'firefox150'] },
  }),
  manifest: ({ browser }) => ({
    name: 'Quotemark',
    // What the browser itself shows is in public/_locales; our own views bring their words along (components/words).
    default_locale: 'en',
    description: '__MSG_description__',
    permissions: ['storage', 'scripting'],
    host_permissions: ['*://*/*'],
    action: { default_title: 'Quotemark' },
    commands: {
      'next-finding': { suggested_key: { default: 'Alt+Shift+Period' }, description: '__MSG_nextFinding__' },
      'previous-finding': { suggested_key: { default: 'Alt+Shift+Comma' }, description: '__MSG_previousFinding__' },
      'open-card': { suggested_key: { default: 'Alt+Shift+K' }, description: '__MSG_openCard__' },
      'open-panel': { suggested_key: { default: 'Alt+Shift+L' }, description: '__MSG_openPanel__' },
      // Four suggested keys are the most that Chrome allows; this one the reader may set.
      'switch-on-or-off': { description: '__MSG_switchOnOrOff__' },
    },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'quotemark@quotemark.invalid',
              strict_min_version: MINIMUM.firefox,
              // Document ids that a page names go to NHTSA when the dataset does not hold them (README, "What leaves your browser").
              data_collection_permissions: { required: ['websiteContent'] },
            },
          },
        }
      : { minimum_chrome_version: MINIMUM.chrome }),
  }),
});
