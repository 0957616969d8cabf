export const dayPassed = {
  title: 'इस दिन क्या मिला',
  earned: 'मशीनों ने कमाया',
  ofOwed: 'देय {{owed}} में से {{earned}}',
  got: 'आपको मिला',
  said: '{{day}}: मशीनों ने {{earned}} कमाया, देय था {{owed}}; आपको मिला {{got}}।',
  range: '{{from}} – {{to}}',
  machines: 'हर मशीन अलग-अलग',
  skip: 'छोड़ें',
  full: 'पूरा दिया गया',
  saved: 'पूरा दिया गया; इसमें से {{amount}} मशीन की बचत से',
  short: '{{paid}} दिया गया, {{amount}} कम',
  yours: 'आपको {{scheduled}} में से {{paid}} मिला',
} as const;
