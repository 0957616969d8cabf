export const dayPassed = {
  title: 'इस दिन क्या मिला',
  earned: 'मशीनों ने कमाया',
  ofOwed: '{{earned}} · देना था {{owed}}',
  got: 'लेने के लिए तैयार',
  said: '{{day}}: मशीनों ने {{earned}} कमाया, देना था {{owed}}; आपके लेने के लिए तैयार: {{got}}',
  range: '{{from}} – {{to}}',
  machines: 'हर मशीन अलग-अलग',
  skip: 'छोड़ें',
  full: 'पूरा दिया गया',
  saved: 'पूरा दिया गया; इसमें से {{amount}} मशीन की बचत से',
  short: '{{paid}} दिया गया, {{amount}} कम',
  yours: 'लेने के लिए तैयार: {{scheduled}} में से {{paid}}',
} as const;
