export const dayPassed = {
  title: 'ಆ ದಿನ ತಂದದ್ದು',
  earned: 'ಯಂತ್ರಗಳು ಗಳಿಸಿದ್ದು',
  ofOwed: '{{earned}} · ಕೊಡಬೇಕಾದದ್ದು {{owed}}',
  got: 'ನಿಮ್ಮ ಪಾಲು',
  said: '{{day}}: ಯಂತ್ರಗಳು ಗಳಿಸಿದ್ದು {{earned}}, ಕೊಡಬೇಕಾದದ್ದು {{owed}}; ನಿಮ್ಮ ಪಾಲು {{got}}.',
  range: '{{from}} – {{to}}',
  machines: 'ಒಂದೊಂದು ಯಂತ್ರ',
  skip: 'ಬಿಟ್ಟುಬಿಡಿ',
  full: 'ಪೂರ್ಣವಾಗಿ ಪಾವತಿಸಲಾಗಿದೆ',
  saved: 'ಪೂರ್ಣವಾಗಿ ಪಾವತಿಸಲಾಗಿದೆ; ಅದರ ಉಳಿತಾಯದಿಂದ {{amount}}',
  short: 'ಪಾವತಿಸಿದ್ದು {{paid}}, ಕೊರತೆ {{amount}}',
  yours: 'ನಿಮ್ಮ ಪಾಲು: {{paid}} / {{scheduled}}',
} as const;
