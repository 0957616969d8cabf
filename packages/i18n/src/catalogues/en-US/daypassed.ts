/** Texts of what a day brought, when it has passed. */
export const dayPassed = {
  title: 'What the day brought',
  earned: 'Machines earned',
  ofOwed: '{{earned}} · owed {{owed}}',
  got: 'Yours to collect',
  said: '{{day}}: machines earned {{earned}}, {{owed}} was owed; {{got}} is yours to collect.',
  range: '{{from}} – {{to}}',
  machines: 'Machine by machine',
  skip: 'Skip',
  full: 'Paid in full',
  kept: 'Paid in full; {{amount}} kept for its own short days',
  saved: 'Paid in full, {{amount}} of it from what it had saved',
  short: '{{paid}} paid, {{amount}} short',
  yours: 'Yours to collect: {{paid}} of {{scheduled}}',
} as const;
