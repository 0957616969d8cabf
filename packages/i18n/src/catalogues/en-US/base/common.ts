/** Texts that every area uses. */
export const common = {
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  next: 'Next',
  confirm: 'Confirm',
  done: 'Done',
  delete: 'Delete',
  confirmDelete: 'Delete this?',
  retry: 'Try again',
  refresh: 'Refresh',
  copy: 'Copy',
  copied: 'Copied',
  earlierAccount: 'On an earlier account',
  copyFailed: 'Copy failed. Copy it by hand.',
  search: 'Search',
  clear: 'Clear',
  showAll: 'Show all',
  showMore: 'Show more',
  showLess: 'Show less',
  loading: 'Loading…',
  showPicture: 'Show the picture',
  loadFailed: 'This couldn’t be loaded.',
  tryToCheat: 'Try to cheat',
  /** Of what moves money. */
  unanswered: {
    text: 'No answer yet. Checking sends it again, but it’s only done once.',
    check: 'Check what happened',
    giveUp: 'Drop the request',
    doneElsewhere: 'Done in another tab.',
    notDoneElsewhere: 'Checked in another tab: nothing was done.',
    settledElsewhere: 'Checked in another tab.',
    reset: 'Everything was reset, unanswered requests too.',
  },
  listEnd: 'That’s everything.',
  shownInEnglish: 'In English only',

  days: { one: '{{count}} day', other: '{{count}} days' },
  hours: { one: '{{count}} hour', other: '{{count}} hours' },
  minutes: { one: '{{count}} minute', other: '{{count}} minutes' },
  seconds: { one: '{{count}} second', other: '{{count}} seconds' },

  /** A countdown as screen readers say it, at its thresholds only. */
  countdown: {
    days: { one: '{{count}} day left', other: '{{count}} days left' },
    hours: { one: '{{count}} hour left', other: '{{count}} hours left' },
    minutes: { one: '{{count}} minute left', other: '{{count}} minutes left' },
    ended: 'Ended',
  },
  offlineAsOf: 'Offline. Last updated {{time}}.',
  staleAsOf: 'Not refreshed. Last updated {{time}}.',

  /** The risk notice, three short sentences (H5). */
  moreInHelp: 'Read more in Help',
  risk: {
    playMoney: 'This is play money.',
    income: 'Income is scheduled, not guaranteed, and depends on what machines earn.',
    return: 'You can return the machine.',
  },
} as const;
