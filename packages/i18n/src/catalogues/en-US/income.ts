/** Texts of receiving income. */
export const income = {
  toReceive: 'Income to receive',
  from: {
    one: 'From {{count}} machine day or bonus',
    other: 'From {{count}} machine days and bonuses',
  },
  receive: 'Receive',
  nothing: 'There is no profit that can be withdrawn today',
  nothingText:
    'Income is calculated at the end of each day. {{machines}} machines are working for you today.',
  nothingOneMachine: 'Income is calculated at the end of each day. One machine is working for you today.',
  nothingNoMachine: 'Income comes from machines that you lease.',
  toMachines: 'See the machines',
  arrivesBy: 'Arrives by {{time}}',
  arriving: 'On its way',
  receivedArrives: 'Received {{amount}}, arrives by {{time}}.',
  today: 'Received today',
  scheduledToday: 'Scheduled today',
  waiting: 'What waits for you',
  waitingText: 'One tap receives all of it.',
  historyTitle: 'The last days',
  historyEmpty: 'The first day appears here once it is over.',
  chart: {
    showTable: 'Show as table',
    showChart: 'Show as chart',
    day: 'Day',
    counted: 'Calculated, {{currency}}',
    scheduled: 'Scheduled, {{amount}} today',
  },
  ofSchedule: '{{share}} of schedule',
  standstill: 'Stood still',
  toRecords: 'Received income in the records',
} as const;
