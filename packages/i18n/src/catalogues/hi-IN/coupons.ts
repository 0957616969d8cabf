export const coupons = {
  title: 'कूपन',
  titleChoose: 'कूपन चुनें',
  titleMine: 'आपके कूपन',

  states: 'स्थिति के अनुसार आपके कूपन',
  toUse: 'इस्तेमाल के लिए',
  used: 'इस्तेमाल हुए',
  expired: 'ख़त्म',

  anyMachine: 'कोई भी मशीन',
  anyMerchandise: 'कोई भी सामान',
  anything: 'कोई भी उत्पाद',
  leastPrice: '{{amount}} या उससे ज़्यादा कीमत पर',

  off: '{{amount}} की छूट',
  until: '{{day}} तक मान्य',
  usedOn: 'इस्तेमाल: {{time}}',
  expiredOn: 'ख़त्म: {{day}}',
  yours: 'आपका',
  chosenFor: '{{name}} के लिए चुना गया',
  use: 'अभी इस्तेमाल करें',
  toOrder: 'ऑर्डर देखें',

  offersLabel: 'उपलब्ध कूपन',
  offered: 'उपलब्ध कूपन देखें',
  free: 'मुफ़्त',
  receive: 'लें',
  takeUntil: '{{day}} तक उपलब्ध',
  takeFrom: '{{day}} से उपलब्ध',
  term: { one: 'लेने के दिन के बाद {{count}} दिन मान्य', other: 'लेने के दिन के बाद {{count}} दिन मान्य' },
  left: { one: '{{stock}} में से {{count}} बचा', other: '{{stock}} में से {{count}} बचे' },
  gone: 'सब लिए जा चुके',
  notYet: 'अभी उपलब्ध नहीं',

  none: 'कूपन के बिना',
  pays: 'आप {{amount}} देंगे',
  chooseFor: '{{name}} के लिए कूपन',
  toProduct: 'उत्पाद पर वापस',
  canUse: { one: '{{count}} का इस्तेमाल हो सकता है', other: '{{count}} का इस्तेमाल हो सकता है' },
  noneToUse: 'इस उत्पाद के लिए कोई नहीं',
  toTake: { one: '{{count}} उपलब्ध', other: '{{count}} उपलब्ध' },

  proposal: 'आपका एक कूपन {{amount}} घटाता है। आप {{price}} देंगे।',
  proposalUse: 'कूपन का इस्तेमाल करें',
  proposalDecline: 'इसके बिना दें',
  staysUsed: 'मशीन वापस करने पर इस्तेमाल किया हुआ कूपन वापस नहीं मिलता।',

  closed: {
    title: 'अभी कोई कूपन नहीं',
    text: 'जो आपके पास हैं उनका इस्तेमाल हो सकता है।',
  },
  noOffers: {
    title: 'कोई कूपन उपलब्ध नहीं',
  },
  noneFor: {
    title: 'इस उत्पाद के लिए कोई कूपन नहीं',
  },
  empty: {
    toUse: { title: 'इस्तेमाल के लिए कोई कूपन नहीं' },
    used: { title: 'अभी तक कोई इस्तेमाल नहीं हुआ' },
    expired: { title: 'कोई ख़त्म नहीं हुआ' },
  },
} as const;
