export const dayPassed = {
  title: 'इस दिन क्या मिला',
  earned: 'मशीनों ने कमाया',
  ofOwed: '{{earned}} · देय {{owed}}',
  got: 'आपका हिस्सा',
  said: '{{day}}: मशीनों ने {{earned}} कमाया, देय था {{owed}}; आपका हिस्सा {{got}}।',
  range: '{{from}} – {{to}}',
  machines: 'हर मशीन अलग-अलग',
  skip: 'छोड़ें',
  full: 'पूरा दिया गया',
  saved: 'पूरा दिया गया; इसमें से {{amount}} मशीन की बचत से',
  short: '{{paid}} दिया गया, {{amount}} कम',
  yours: 'आपका हिस्सा: {{scheduled}} में से {{paid}}',
} as const;
