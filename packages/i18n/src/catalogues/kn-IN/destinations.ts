export const destinations = {
  title: {
    addresses: 'ವಿಳಾಸಗಳು',
    addAddress: 'ವಿಳಾಸ ಸೇರಿಸಿ',
    deliveryAddresses: 'ಡೆಲಿವರಿ ವಿಳಾಸಗಳು',
    bankCards: 'ಬ್ಯಾಂಕ್ ಖಾತೆಗಳು',
    fundPassword: 'ವಿತ್‌ಡ್ರಾ PIN',
  },
  testOnly: 'ಟೆಸ್ಟ್ ವಿವರಗಳು ಮಾತ್ರ. ಅಲ್ಲಿಗೆ ಎಂದೂ ಏನನ್ನೂ ಕಳುಹಿಸಲಾಗುವುದಿಲ್ಲ.',
  testValues: 'ಟೆಸ್ಟ್ ವಿವರಗಳು',
  testValuesHint: 'ಒಂದು ಈಗಾಗಲೇ ಬಳಕೆಯಲ್ಲಿದ್ದರೆ, ಅಕ್ಷರ ಅಥವಾ ಅಂಕಿಗಳನ್ನು ಸೇರಿಸಿ.',

  outcome: {
    succeeds_now: 'ತಕ್ಷಣ ಯಶಸ್ವಿ',
    succeeds_later: 'ಹೇಳಿದ ಸಮಯದ ನಂತರ ಯಶಸ್ವಿ',
    stays_pending: 'ಪೆಂಡಿಂಗ್ ಆಗಿ ಉಳಿಯುತ್ತದೆ',
    wrong_bank_data: 'ವಿಫಲ: ತಪ್ಪು ಬ್ಯಾಂಕ್ ವಿವರ',
    fails_returned: 'ವಿಫಲವಾಗಿ ಹಣ ಹಿಂತಿರುಗುತ್ತದೆ',
  },
  goOn: 'ನಿಲ್ಲಿಸಿದಲ್ಲಿಂದ ಮುಂದುವರಿಯಿರಿ',
  changeNamed: '{{name}} ಬದಲಿಸಿ',
  deleteNamed: '{{name}} ಅಳಿಸಿ',

  address: {
    emptyTitle: 'ಇನ್ನೂ ವಿಳಾಸವಿಲ್ಲ',
    of: '{{asset}} ವಿಳಾಸ',
    chain: 'ನೆಟ್‌ವರ್ಕ್',
    currency: 'ಕರೆನ್ಸಿ',
    address: 'ವಿಳಾಸ',
    hexHint: '0x ಮತ್ತು 40 ಅಂಕಿಗಳು ಅಥವಾ aಯಿಂದ f ವರೆಗಿನ ಅಕ್ಷರಗಳು',
    tronHint: 'T ಮತ್ತು 33 ಅಕ್ಷರಗಳು ಅಥವಾ ಅಂಕಿಗಳು',
    label: 'ಲೇಬಲ್',
    labelHint: 'ಐಚ್ಛಿಕ. ಗರಿಷ್ಠ {{count}} ಅಕ್ಷರಗಳು.',
    save: 'ಈ ವಿಳಾಸ ಉಳಿಸಿ',
    deleteText: '{{name}}: ಆರಂಭವಾದ ವಿತ್‌ಡ್ರಾಗಳು ಅಲ್ಲಿಗೇ ಹೋಗುತ್ತವೆ.',
  },

  delivery: {
    add: 'ಡೆಲಿವರಿ ವಿಳಾಸ ಸೇರಿಸಿ',
    changeTitle: 'ಡೆಲಿವರಿ ವಿಳಾಸ ಬದಲಿಸಿ',
    emptyTitle: 'ಇನ್ನೂ ಡೆಲಿವರಿ ವಿಳಾಸವಿಲ್ಲ',
    invented: 'ಕಾಲ್ಪನಿಕ ವಿಳಾಸ',
    place: 'ಪ್ರದೇಶ ಮತ್ತು ಊರು ಆರಿಸಿ',
    region: 'ಪ್ರದೇಶ',
    town: 'ಊರು',
    notListed: 'ಪಟ್ಟಿಯಲ್ಲಿ ಇಲ್ಲ',
    countryFirst: 'ಮೊದಲು ದೇಶ ಆರಿಸಿ.',
    regionFirst: 'ಮೊದಲು ಪ್ರದೇಶ ಆರಿಸಿ.',
    deleteText: '{{name}}: ನೀವು ಆರ್ಡರ್ ಮಾಡಿದ್ದು ಅಲ್ಲಿಗೇ ಹೋಗುತ್ತದೆ.',
  },

  bank: {
    add: 'ಬ್ಯಾಂಕ್ ಖಾತೆ ಸೇರಿಸಿ',
    changeTitle: 'ಬ್ಯಾಂಕ್ ಖಾತೆ ಬದಲಿಸಿ',
    emptyTitle: 'ಇನ್ನೂ ಬ್ಯಾಂಕ್ ಖಾತೆ ಇಲ್ಲ',
    bank: 'ಬ್ಯಾಂಕ್',
    bankChoose: 'ಬ್ಯಾಂಕ್ ಆರಿಸಿ',
    payeeName: 'ಸ್ವೀಕರಿಸುವವರ ಹೆಸರು',
    account: 'ಖಾತೆ ಸಂಖ್ಯೆ',
    accountHint: 'ಅಕ್ಷರಗಳು ಅಥವಾ ಅಂಕಿಗಳು: ಕನಿಷ್ಠ {{min}}, ಗರಿಷ್ಠ {{max}}; ಖಾಲಿ ಜಾಗ ಬೇಡ.',
    ifsc: 'IFSC ಕೋಡ್',
    ifscHint: '4 ಅಕ್ಷರ, ಒಂದು 0, ನಂತರ 6 ಅಕ್ಷರ ಅಥವಾ ಅಂಕಿ.',
    saveChange: 'ಬದಲಾವಣೆ ಉಳಿಸಿ',
  },

  fund: {
    setIntro: 'ಪ್ರತಿ ವಿತ್‌ಡ್ರಾಗೂ ಇದನ್ನು ಕೇಳಲಾಗುತ್ತದೆ.',
    locked: 'ಐದು ತಪ್ಪು ಪ್ರಯತ್ನಗಳ ನಂತರ {{time}} ವರೆಗೆ ಲಾಕ್ ಆಗಿದೆ. ಹೊಸ PIN ಸೆಟ್ ಮಾಡಿದರೆ ಅನ್‌ಲಾಕ್ ಆಗುತ್ತದೆ.',
    channel: 'OTP ಎಲ್ಲಿಗೆ ಕಳುಹಿಸಬೇಕು',
    sms: 'ಫೋನ್',
    email: 'ಇಮೇಲ್',
    addEmail: 'ಇಮೇಲ್ ವಿಳಾಸ ಸೇರಿಸಿ',
    password: 'ಹೊಸ ವಿತ್‌ಡ್ರಾ PIN',
    passwordHint: '6 ಅಂಕಿಗಳು; 123456, 111111 ಇಂಥವು ಬೇಡ.',
    again: 'ಹೊಸ ವಿತ್‌ಡ್ರಾ PIN, ಮತ್ತೊಮ್ಮೆ',
    set: 'ವಿತ್‌ಡ್ರಾ PIN ಸೆಟ್ ಮಾಡಿ',
    doneSet: 'ನಿಮ್ಮ ವಿತ್‌ಡ್ರಾ PIN ಸೆಟ್ ಆಗಿದೆ.',
  },

  notice: {
    fundPasswordSet:
      'ನಿಮ್ಮ Paydirt ಖಾತೆಗೆ ಹೊಸ ವಿತ್‌ಡ್ರಾ PIN ಸೆಟ್ ಮಾಡಲಾಗಿದೆ. ನೀವು ಮಾಡಿಲ್ಲದಿದ್ದರೆ, OTP ಮೂಲಕ ಬೇರೊಂದನ್ನು ಸೆಟ್ ಮಾಡಿ ಮತ್ತು ಲಾಗಿನ್ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಿಸಿ.',
  },
} as const;
