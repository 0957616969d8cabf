export const coupons = {
  title: 'ಕೂಪನ್‌ಗಳು',
  titleChoose: 'ಕೂಪನ್ ಆರಿಸಿ',
  titleMine: 'ನಿಮ್ಮ ಕೂಪನ್‌ಗಳು',

  states: 'ಸ್ಥಿತಿಯ ಪ್ರಕಾರ ನಿಮ್ಮ ಕೂಪನ್‌ಗಳು',
  toUse: 'ಬಳಸಬಹುದಾದವು',
  used: 'ಬಳಸಿದವು',
  expired: 'ಮುಗಿದವು',

  anyMachine: 'ಯಾವುದೇ ಯಂತ್ರ',
  anyMerchandise: 'ಯಾವುದೇ ವಸ್ತು',
  anything: 'ಯಾವುದೇ ಉತ್ಪನ್ನ',
  leastPrice: '{{amount}} ಅಥವಾ ಹೆಚ್ಚಿನ ಬೆಲೆಗೆ',

  off: '{{amount}} ರಿಯಾಯಿತಿ',
  until: '{{day}} ವರೆಗೆ ಮಾನ್ಯ',
  usedOn: 'ಬಳಸಿದ್ದು: {{time}}',
  expiredOn: 'ಮುಗಿದದ್ದು: {{day}}',
  yours: 'ನಿಮ್ಮದು',
  chosenFor: 'ಆರಿಸಿದ್ದು: {{name}}',
  use: 'ಈಗ ಬಳಸಿ',
  toOrder: 'ಆರ್ಡರ್ ನೋಡಿ',

  offersLabel: 'ಲಭ್ಯವಿರುವ ಕೂಪನ್‌ಗಳು',
  offered: 'ಲಭ್ಯವಿರುವ ಕೂಪನ್‌ಗಳನ್ನು ನೋಡಿ',
  free: 'ಉಚಿತ',
  receive: 'ಪಡೆಯಿರಿ',
  takeUntil: '{{day}} ವರೆಗೆ ಲಭ್ಯ',
  takeFrom: 'ಲಭ್ಯವಾಗುವ ದಿನ: {{day}}',
  term: { one: 'ಪಡೆದ ದಿನದ ನಂತರ {{count}} ದಿನ ಮಾನ್ಯ', other: 'ಪಡೆದ ದಿನದ ನಂತರ {{count}} ದಿನ ಮಾನ್ಯ' },
  left: { one: '{{stock}}ರಲ್ಲಿ {{count}} ಉಳಿದಿದೆ', other: '{{stock}}ರಲ್ಲಿ {{count}} ಉಳಿದಿವೆ' },
  gone: 'ಎಲ್ಲವೂ ಮುಗಿದಿವೆ',
  notYet: 'ಇನ್ನೂ ಲಭ್ಯವಿಲ್ಲ',

  none: 'ಕೂಪನ್ ಇಲ್ಲದೆ',
  pays: 'ನೀವು ಪಾವತಿಸುವುದು: {{amount}}',
  chooseFor: 'ಕೂಪನ್: {{name}}',
  toProduct: 'ಉತ್ಪನ್ನಕ್ಕೆ ಹಿಂತಿರುಗಿ',
  canUse: { one: '{{count}} ಬಳಸಬಹುದು', other: '{{count}} ಬಳಸಬಹುದು' },
  noneToUse: 'ಈ ಉತ್ಪನ್ನಕ್ಕೆ ಯಾವುದೂ ಇಲ್ಲ',
  toTake: { one: '{{count}} ಲಭ್ಯ', other: '{{count}} ಲಭ್ಯ' },

  proposal: 'ನಿಮ್ಮ ಕೂಪನ್‌ಗಳಲ್ಲಿ ಒಂದು {{amount}} ಕಡಿಮೆ ಮಾಡುತ್ತದೆ. ನೀವು {{price}} ಪಾವತಿಸುತ್ತೀರಿ.',
  proposalUse: 'ಕೂಪನ್ ಬಳಸಿ',
  proposalDecline: 'ಅದಿಲ್ಲದೆ ಪಾವತಿಸಿ',
  staysUsed: 'ಯಂತ್ರವನ್ನು ಹಿಂತಿರುಗಿಸಿದರೂ ಬಳಸಿದ ಕೂಪನ್ ಮರಳಿ ಬರುವುದಿಲ್ಲ.',

  closed: {
    title: 'ಸದ್ಯ ಕೂಪನ್‌ಗಳಿಲ್ಲ',
    text: 'ನಿಮ್ಮ ಬಳಿ ಇರುವವನ್ನು ಬಳಸಬಹುದು.',
  },
  noOffers: {
    title: 'ಕೂಪನ್ ಲಭ್ಯವಿಲ್ಲ',
  },
  noneFor: {
    title: 'ಈ ಉತ್ಪನ್ನಕ್ಕೆ ಕೂಪನ್ ಇಲ್ಲ',
  },
  empty: {
    toUse: { title: 'ಬಳಸಲು ಕೂಪನ್ ಇಲ್ಲ' },
    used: { title: 'ಇನ್ನೂ ಯಾವುದನ್ನೂ ಬಳಸಿಲ್ಲ' },
    expired: { title: 'ಯಾವುದೂ ಮುಗಿದಿಲ್ಲ' },
  },
} as const;
