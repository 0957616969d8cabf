/** Texts of what a day brought, when it has passed. */
export const dayPassed = {
  title: 'What the day brought',
  earned: 'Machines earned',
  ofOwed: '{{earned}} of {{owed}} owed',
  got: 'You got',
  said: '{{day}}: machines earned {{earned}} of {{owed}} owed; you got {{got}}.',
  range: '{{from}} – {{to}}',
  machines: 'Machine by machine',
  skip: 'Skip',
  full: 'Paid in full',
  saved: 'Paid in full, {{amount}} of it from what it had saved',
  short: '{{paid}} paid, {{amount}} short',
  yours: 'You got {{paid}} of {{scheduled}}',
} as const;
