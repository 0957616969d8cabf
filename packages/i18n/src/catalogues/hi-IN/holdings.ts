export const holdings = {
  value: 'अभी सब वापस करने पर आपको मिलेगा',
  count: { one: '{{count}} लीज़', other: '{{count}} लीज़' },
  givesBack: 'अभी वापस करने पर रिफ़ंड',
  fullUntil: '{{time}} तक पूरा रिफ़ंड',
  proRata: 'बचे दिनों के अनुपात में',
  giveBack: 'वापस करें',
  giveBackOne: '{{name}} वापस करें',
  hidden: 'छिपाई गई राशि',
} as const;
