/** Texts of the daily check-in: information, and nothing that pushes (H12, H16). */
export const checkIn = {
  title: 'Daily check-in',
  historyTitle: 'Your check-ins',
  day: {
    done: '{{day}}: checked in, {{amount}}',
    missed: '{{day}}: not checked in',
    today: '{{day}}: today, {{amount}} for checking in',
    upcoming: '{{day}}: {{amount}} for checking in',
    before: '{{day}}: before you joined',
  },
  streak: { one: '{{count}} day in a row', other: '{{count}} days in a row' },
  note: 'Each check-in pays {{amount}} while the promotion budget lasts. A missed day costs nothing.',
  action: 'Check in for today',
  isDone: 'Checked in for today',
  checkedIn: 'Checked in for {{day}}. {{amount}} is in your balance.',
  record: 'See the record',
  spent: {
    title: 'The promotion budget is spent',
    text: 'Check-ins aren’t paid right now.',
  },
  toBudget: 'Promotion budget',
  previousMonth: 'Previous month: {{month}}',
  nextMonth: 'Next month: {{month}}',
  history: {
    list: 'Check-ins in {{month}}',
    total: 'Total for the month',
    count: { one: '{{count}} check-in', other: '{{count}} check-ins' },
    source: 'from the promotion budget',
    emptyTitle: 'No check-ins in this month',
  },
} as const;
