export const holdings = {
  value: 'ఇప్పుడు అన్నీ తిరిగి ఇస్తే మీకు వచ్చేది',
  count: { one: '{{count}} లీజు', other: '{{count}} లీజులు' },
  givesBack: 'ఇప్పుడు తిరిగి ఇస్తే రీఫండ్',
  fullUntil: '{{time}} వరకు పూర్తి రీఫండ్',
  proRata: 'మిగిలిన రోజుల నిష్పత్తి ప్రకారం',
  giveBack: 'తిరిగి ఇవ్వండి',
  giveBackOne: '{{name}} తిరిగి ఇవ్వండి',
  hidden: 'దాచిన మొత్తం',
} as const;
