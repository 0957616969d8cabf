export const pictures = {
  add: 'ಚಿತ್ರಗಳನ್ನು ಸೇರಿಸಿ',
  addOne: 'ಚಿತ್ರ ಸೇರಿಸಿ',
  limits: 'JPEG, PNG, WebP ಅಥವಾ GIF. ಗರಿಷ್ಠ {{count}}; ಪ್ರತಿಯೊಂದೂ {{size}} ವರೆಗೆ.',
  limitsOne: 'JPEG, PNG, WebP ಅಥವಾ GIF; {{size}} ವರೆಗೆ.',
  preparing: 'ಸಿದ್ಧಪಡಿಸಲಾಗುತ್ತಿದೆ',
  sending: '{{name}} ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ',
  remove: '{{name}} ತೆಗೆದುಹಾಕಿ',
  cancel: '{{name}} ರದ್ದುಮಾಡಿ',
  retry: '{{name}} ಮತ್ತೆ ಕಳುಹಿಸಿ',
  problem: {
    notAPicture: 'ಇದು ಚಿತ್ರವಲ್ಲ. ಬೇರೆ ಫೈಲ್ ಸೇರಿಸಿ.',
    heic: 'ಈ ಬ್ರೌಸರ್ HEIC ತೆರೆಯಲಾರದು. ಮೊದಲು JPEG ಆಗಿ ಉಳಿಸಿ.',
    broken: 'ಈ ಚಿತ್ರವನ್ನು ತೆರೆಯಲಾಗದು. ಮೊದಲು ಮತ್ತೆ ಉಳಿಸಿ.',
    tooBig: 'ಚಿಕ್ಕದಾಗಿಸಿದರೂ ಈ ಚಿತ್ರದ ಗಾತ್ರ {{size}} ಮೀರುತ್ತದೆ. ಸರಳ ಚಿತ್ರ ಸೇರಿಸಿ.',
  },
  tooMany: '{{count}} ಚಿತ್ರಗಳಿಗೆ ಜಾಗವಿದೆ. ಸೇರಿಸದವು: {{left}}.',
  still: 'ಅನಿಮೇಷನ್ ಚಿತ್ರ: ಮೊದಲ ಫ್ರೇಮ್ ಅನ್ನು ಮಾತ್ರ ಸೇರಿಸಲಾಗಿದೆ.',
} as const;
