/** Texts of the shell: tabs, ribbon, header, notices, pages of last resort. */
export const shell = {
  /** Under the tab bar's icons: at most about 64 px at 12 px type. */
  tab: {
    home: 'Home',
    community: 'Community',
    machines: 'Machines',
    team: 'Team',
    me: 'Me',
  },
  /** Titles of screens, also those of the browser's tab. */
  title: {
    product: 'Product',
    incomePattern: 'How income works',
    receiveIncome: 'Collect income',
    orders: 'Machines and orders',
    order: 'Income from this lease',
    records: 'Records',
    rechargeRecords: 'Top-up records',
    withdrawalRecords: 'Withdrawal records',
    teamMembers: 'People in your team',
    levels: 'Levels',
    teamIncome: 'Rewards for inviting',
    invitation: 'Invite someone',
  },
  /** "Records · Paydirt", in the browser's tab. */
  documentTitle: '{{title}} · Paydirt',
  tabs: 'Main navigation',
  menu: 'Menu',
  languages: 'Language',
  /** Names the region of the short messages at the edge of the screen. */
  messages: 'Notifications',
  support: 'Support chat',
  unread: { one: '{{count}} unread message', other: '{{count}} unread messages' },

  ribbon: 'Test mode · play money',
  ribbonOpen: 'Open the test panel',
  plusDay: '+1 day',
  /** Shown after the test clock's last known time, while no service answers. */
  notConnected: 'not connected',

  /** Beside a list, in a wide window, until something is chosen from it. */
  beside: {
    title: 'Nothing selected yet',
  },
  notFound: {
    title: 'Page not found',
    nothing: 'Nothing here',
    action: 'Go to Home',
  },
  noPermission: {
    title: 'No permission',
    closed: 'You don’t have access',
    action: 'Go to Home',
  },
  offline: {
    title: 'You’re offline',
    text: 'Check your connection and try again.',
  },
  crashed: {
    title: 'This page stopped working',
    text: 'Your money and data are not affected.',
    action: 'Reload the page',
  },
  chunkFailed: 'Please try again after page refresh.',
  chunkTyped: 'Reload the page. What you typed comes back, except passwords and codes.',
  notTestMode: {
    title: 'Not a test service',
    text: 'Paydirt works only with services in test mode, and this one doesn’t say it is.',
    action: 'Check again',
  },
  update: {
    title: 'Version {{version}} is here',
    compulsory: 'You need this version to continue.',
    confirm: 'Get the update',
    cancel: 'Not now',
    changes: 'Anything you’ve opened before now opens offline.',
    untrusted: 'The update’s address isn’t trusted, so it wasn’t opened.',
    upToDate: 'You have the latest version.',
  },
  noLiveUpdates: 'No live updates in this browser; we check every few seconds.',
} as const;
