export const holdings = {
  value: 'ಈಗ ಎಲ್ಲವನ್ನೂ ಹಿಂತಿರುಗಿಸಿದರೆ ಸಿಗುವ ರೀಫಂಡ್',
  count: { one: '{{count}} ಲೀಸ್', other: '{{count}} ಲೀಸ್‌ಗಳು' },
  givesBack: 'ಈಗ ಹಿಂತಿರುಗಿಸಿದರೆ ರೀಫಂಡ್',
  fullUntil: '{{time}} ವರೆಗೆ ಪೂರ್ತಿ ರೀಫಂಡ್',
  proRata: 'ಉಳಿದ ದಿನಗಳ ಅನುಪಾತದಲ್ಲಿ',
  giveBack: 'ಹಿಂತಿರುಗಿಸಿ',
  giveBackOne: '{{name}} ಹಿಂತಿರುಗಿಸಿ',
  hidden: 'ಮರೆಮಾಡಿದ ಮೊತ್ತ',
} as const;
