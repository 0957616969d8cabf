export const destinations = {
  title: {
    addresses: 'पते',
    addAddress: 'पता जोड़ें',
    deliveryAddresses: 'डिलीवरी के पते',
    bankCards: 'बैंक खाते',
    fundPassword: 'निकासी PIN',
  },
  testOnly: 'सिर्फ़ टेस्ट डेटा। वहाँ कभी कुछ नहीं भेजा जाता।',
  testValues: 'टेस्ट डेटा',
  testValuesHint: 'अगर कोई पहले से इस्तेमाल में है, तो अक्षर या अंक जोड़ें।',

  outcome: {
    succeeds_now: 'तुरंत सफल',
    succeeds_later: 'बताए गए समय के बाद सफल',
    stays_pending: 'पेंडिंग रहता है',
    wrong_bank_data: 'विफल: बैंक का ग़लत विवरण',
    fails_returned: 'विफल, पैसा वापस',
  },
  goOn: 'जहाँ थे वहीं से आगे बढ़ें',
  changeNamed: '{{name}} बदलें',
  deleteNamed: '{{name}} हटाएँ',

  address: {
    emptyTitle: 'अभी कोई पता नहीं',
    of: '{{asset}} का पता',
    chain: 'नेटवर्क',
    currency: 'मुद्रा',
    address: 'पता',
    hexHint: '0x और 40 अंक या a से f तक के अक्षर',
    tronHint: 'T और 33 अक्षर या अंक',
    label: 'लेबल',
    labelHint: 'वैकल्पिक। ज़्यादा से ज़्यादा {{count}} कैरेक्टर।',
    save: 'यह पता सेव करें',
    deleteText: '{{name}}: शुरू हो चुकी निकासी फिर भी वहीं जाएगी।',
  },

  delivery: {
    add: 'डिलीवरी का पता जोड़ें',
    changeTitle: 'डिलीवरी का पता बदलें',
    emptyTitle: 'अभी डिलीवरी का कोई पता नहीं',
    invented: 'एक काल्पनिक पता',
    place: 'क्षेत्र और शहर चुनें',
    region: 'क्षेत्र',
    town: 'शहर',
    notListed: 'सूची में नहीं है',
    countryFirst: 'पहले देश चुनें।',
    regionFirst: 'पहले क्षेत्र चुनें।',
    deleteText: '{{name}}: पहले के ऑर्डर में यही पता रहेगा।',
  },

  bank: {
    add: 'बैंक खाता जोड़ें',
    changeTitle: 'बैंक खाता बदलें',
    emptyTitle: 'अभी कोई बैंक खाता नहीं',
    bank: 'बैंक',
    bankChoose: 'बैंक चुनें',
    payeeName: 'पाने वाले का नाम',
    account: 'खाता संख्या',
    accountHint: '{{min}} से {{max}} अक्षर या अंक, ख़ाली जगह नहीं।',
    ifsc: 'IFSC कोड',
    ifscHint: 'चार अक्षर, एक 0, फिर छह अक्षर या अंक।',
    saveChange: 'बदलाव सेव करें',
  },

  fund: {
    setIntro: 'हर निकासी पर यह पूछा जाता है।',
    locked: 'पाँच ग़लत कोशिशों के बाद {{time}} तक बंद है। नया PIN सेट करने से खुल जाएगा।',
    channel: 'OTP कहाँ भेजें',
    sms: 'फ़ोन',
    email: 'ईमेल',
    addEmail: 'ईमेल पता जोड़ें',
    password: 'नया निकासी PIN',
    passwordHint: '6 अंक, 123456 या 111111 जैसे नहीं।',
    again: 'नया निकासी PIN, फिर से',
    set: 'निकासी PIN सेट करें',
    doneSet: 'आपका निकासी PIN सेट हो गया।',
  },

  notice: {
    fundPasswordSet:
      'आपके Paydirt खाते का नया निकासी PIN सेट किया गया। अगर यह आपने नहीं किया, तो OTP से दूसरा सेट करें और अपना लॉगिन पासवर्ड बदलें।',
  },
} as const;
