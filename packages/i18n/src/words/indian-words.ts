import type { Locale } from '@paydirt/domain';

/** The Indian languages of the app. */
export type IndianLocale = Extract<Locale, 'hi-IN' | 'ta-IN' | 'te-IN' | 'kn-IN'>;

/** The word of one language for a thing, and earlier words for it that must not come back. */
interface CompetingTerms {
  readonly says: string;
  /** In lower case; a `*` at the end matches any ending. */
  readonly never: readonly string[];
  /** The reason, and the rule of PRODUCT 1 that it follows from. */
  readonly why: string;
}

const ONE_WORD = 'H16: two words for one thing';
const OFFICE = 'H16: a word of offices, books or temples; people say the other';
const PEOPLE = 'H12: the team page counts by one word, and a gift depends on it';
const PERSON = 'H16: some man or other; say who answers';
const BUDGET = 'H10: a top-up is what a member adds; here the promotion budget pays';
const LEAVING = 'H15: reads as logging out; name the deletion of the account';
const CANCEL = 'H15: also reads as getting the new address back';
const CRYPTO = 'H1: coins of metal; no crypto is touched';
const TREASURY = 'H10: the treasury of a state';
const FRAUD = 'H1: an invitation to fraud';
const PRINT = 'H15: the finger of Aadhaar or of the police';
const CASTE = 'H16: a religious or caste community';
const FEW = 'H7: reads as few days; what is meant are days on which too little was earned';

/**
 * Words of Hindi, Tamil, Telugu and Kannada that a review replaced everywhere. Decisions for all ten languages are
 * in the terms; these have a competing term in one language only.
 */
export const INDIAN_COMPETING_TERMS: Readonly<Record<IndianLocale, readonly CompetingTerms[]>> = {
  'hi-IN': [
    { says: 'सेशन', never: ['सत्र*'], why: ONE_WORD },
    { says: 'सेव करें', never: ['सहेज*'], why: ONE_WORD },
    { says: 'तस्वीर', never: ['चित्र', 'चित्रों'], why: ONE_WORD },
    { says: 'शेयर करें', never: ['साझा*'], why: ONE_WORD },
    { says: 'कमेंट', never: ['टिप्पणी', 'टिप्पणियाँ', 'टिप्पणियों'], why: ONE_WORD },
    { says: 'इस्तेमाल', never: ['उपयोग*'], why: ONE_WORD },
    { says: 'ख़त्म', never: ['समाप्त', 'खत्म'], why: ONE_WORD },
    { says: 'बैलेंस', never: ['शेष राशि'], why: ONE_WORD },
    { says: 'राशि', never: ['रकम', 'रक़म', 'रकमें', 'रक़में'], why: ONE_WORD },
    { says: 'रेफ़रल', never: ['निमंत्रण*'], why: ONE_WORD },
    { says: 'एक्सपोर्ट', never: ['निर्यात*'], why: OFFICE },
    { says: 'वर्ज़न', never: ['संस्करण*'], why: OFFICE },
    { says: 'ड्राफ़्ट', never: ['मसौद*'], why: OFFICE },
    { says: 'पेज', never: ['पन्न*'], why: ONE_WORD },
    { says: 'जो देना था', never: ['देय'], why: OFFICE },
    { says: 'बाकी; ख़ुद; ख़र्च; प्रति दिन', never: ['बाक़ी', 'स्वयं', 'खर्च', 'प्रतिदिन'], why: ONE_WORD },
    { says: 'टेस्ट डेटा', never: ['टेस्ट मान'], why: OFFICE },
    { says: 'मेंबर नंबर', never: ['सदस्य संख्या'], why: 'H3: the number of members' },
    { says: 'डिजिटल छाप', never: ['फ़िंगरप्रिंट'], why: PRINT },
    { says: 'क्रिप्टो', never: ['सिक्का', 'सिक्के'], why: CRYPTO },
    { says: 'खाता हटाने तक', never: ['आपके जाने'], why: LEAVING },
    { says: 'भरपाई', never: ['प्रमोशन बजट से टॉप-अप'], why: BUDGET },
    { says: 'अंक बदलकर देखें', never: ['धोखा देकर'], why: FRAUD },
    { says: 'मशीनें जितना कमाती हैं', never: ['असली कमाई'], why: 'H5: real earnings, in the risk notice' },
    { says: 'कमी वाले दिन', never: ['कम दिनों', 'कम भुगतान वाले'], why: FEW },
    { says: 'एंट्री; प्री-सेल', never: ['प्रविष्टि*', 'पूर्व-बिक्री'], why: OFFICE },
    { says: 'तारीख़; क़दम', never: ['तारीख', 'कदम'], why: ONE_WORD },
    { says: 'प्रोडक्ट; एग्रीमेंट', never: ['उत्पाद*', 'अनुबंध*'], why: OFFICE },
    { says: 'कैरेक्टर', never: ['वर्ण', 'वर्णों'], why: OFFICE },
    { says: 'कम्यूनिटी', never: ['समुदाय*'], why: CASTE },
  ],
  'ta-IN': [
    { says: 'தகுதியான ரெஃபரல்', never: ['செயலில் உள்ளவர்*'], why: PEOPLE },
    { says: 'போஸ்ட்', never: ['இடுகை*', 'இட்டார்', 'இட்டது', 'இடவில்லை'], why: OFFICE },
    { says: 'சாட்', never: ['அரட்டை*'], why: 'H16: gossip' },
    { says: 'ஊழியர்', never: ['மனிதர*'], why: PERSON },
    { says: 'செய்தி', never: ['தகவல்*'], why: ONE_WORD },
    { says: 'லெட்ஜர்', never: ['பேரேட*', 'புத்தகங்களில்'], why: OFFICE },
    { says: 'பயன்படுத்தக்கூடிய இருப்பு', never: ['கிடைக்கும் இருப்ப*'], why: ONE_WORD },
    { says: 'செயலாக்கத்தில்', never: ['செயல்பாட்டில்'], why: ONE_WORD },
    { says: 'கார்டு', never: ['அட்டை*'], why: ONE_WORD },
    { says: 'டெபாசிட்', never: ['வைப்பை', 'வைப்பு'], why: ONE_WORD },
    { says: 'சோதனை கிரெடிட்', never: ['சோதனை வரவ*'], why: ONE_WORD },
    { says: 'ரெஃபரல் போனஸ்', never: ['அழைப்பு போனஸ*'], why: ONE_WORD },
    { says: 'குறுகிய கால விற்பனை', never: ['நேர வரம்புள்ள'], why: ONE_WORD },
    { says: 'ஃபோன்', never: ['தொலைபேசி*'], why: ONE_WORD },
    { says: 'சார்ட்', never: ['வரைபட*', 'விளக்கப்பட*'], why: 'H16: a map' },
    { says: 'யூனிட்', never: ['அலகு*'], why: OFFICE },
    { says: 'மெனு', never: ['பட்டி'], why: OFFICE },
    { says: 'எக்ஸ்போர்ட்', never: ['ஏற்றுமதி*'], why: OFFICE },
    { says: 'டாப்-அப்கள்; OTP-கள்', never: ['டாப்-அப்புகள்', 'otpகள்'], why: ONE_WORD },
    { says: 'மணிநேரம்', never: ['மணி நேர*'], why: ONE_WORD },
    { says: 'சோதனை விவரங்கள்', never: ['சோதனை மதிப்ப*'], why: OFFICE },
    { says: 'சேவை நிறுவனம்', never: ['இயக்குபவர*'], why: 'H7: whoever runs a machine' },
    { says: 'முதன்மைக் கணக்கு', never: ['கருவூல*'], why: TREASURY },
    { says: 'கணக்கை நீக்கும் வரை', never: ['விலகும் வரை', 'விலகும்போது'], why: LEAVING },
    { says: 'மாற்றத்தை ரத்து செய்', never: ['முகவரியைத் திரும்பப் பெற*'], why: CANCEL },
    { says: 'மாற்றிப் பார்', never: ['ஏமாற்றிப் பார்'], why: FRAUD },
    { says: 'ஈடுசெய்தல்', never: ['பட்ஜெட்டிலிருந்து டாப்-அப்'], why: BUDGET },
    { says: 'பணத்தின் ஆதாரம்', never: ['பணம் வரும் வழி'], why: 'H5: reads as ways of getting rich' },
    { says: 'பற்றாக்குறை நாட்கள்', never: ['குறை நாட்க*'], why: FEW },
    { says: 'குரூப்பில் சேர்', never: ['குழுவில் சேர*'], why: 'H16: the team; this is the group' },
    { says: 'பிளாக் செய்', never: ['தடு', 'தடுக்கவா', 'தடுத்தவர்கள*', 'தடையை'], why: ONE_WORD },
    { says: 'பழையபடி மாற்று', never: ['செயல்தவிர்*'], why: OFFICE },
    { says: 'டேட்டா சேவர்', never: ['டேட்டா சிக்கன*'], why: OFFICE },
    { says: 'கிராப் செய்', never: ['வெட்டு', 'வெட்டுங்கள்'], why: 'H16: cutting with scissors' },
  ],
  'te-IN': [
    { says: 'ఫీజు', never: ['రుసుము*'], why: ONE_WORD },
    { says: 'డిపాజిట్', never: ['జమ', 'జమలు'], why: 'H7: credited, before it has arrived' },
    { says: 'అర్హత గల రిఫరల్', never: ['యాక్టివ్ వ్యక్త*'], why: PEOPLE },
    { says: 'రిఫరల్ బోనస్', never: ['ఆహ్వాన బోనస్*'], why: ONE_WORD },
    { says: 'కమ్యూనిటీ', never: ['సముదాయ*', 'సంఘం'], why: ONE_WORD },
    { says: 'టెక్స్ట్; కథనం', never: ['పాఠం', 'పాఠాలు', 'పాఠ్యం', 'పాఠాన్ని', 'వచనం', 'రచన*'], why: OFFICE },
    { says: 'షేర్ చేయండి', never: ['పంచుకో*', 'పంచుకున్న*'], why: 'H16: dividing among heirs' },
    { says: 'సిబ్బంది', never: ['మనిషి*', 'మనుషులు జవాబ*'], why: PERSON },
    { says: 'ఖాతా నంబర్', never: ['ఖాతా సంఖ్య', 'సభ్యుల నంబర్'], why: ONE_WORD },
    { says: 'పరిమిత కాల అమ్మకం', never: ['సమయ పరిమితి ఉన్న'], why: ONE_WORD },
    {
      says: 'నుండి; మళ్లీ; వెళ్లిన; ఈ రోజు; హ్యాష్; బ్యాంక్',
      never: ['నుంచి', 'మళ్ళీ', 'వెళ్ళిన', 'ఈరోజు', 'హాష్', 'బ్యాంకు*'],
      why: ONE_WORD,
    },
    { says: 'టెస్ట్ వివరాలు', never: ['టెస్ట్ విలువ*'], why: OFFICE },
    { says: 'డిజిటల్ ముద్ర', never: ['వేలిముద్ర*'], why: PRINT },
    { says: 'క్రిప్టో', never: ['నాణెం'], why: CRYPTO },
    { says: 'ప్రధాన ఖాతా', never: ['ఖజానా*'], why: TREASURY },
    { says: 'ఖాతా తొలగించే వరకు', never: ['మీరు వెళ్లే వరకు', 'మీరు వెళ్లినప్పుడు'], why: LEAVING },
    { says: 'మార్పును రద్దు చేయండి', never: ['చిరునామాను వెనక్కి', 'మార్పును వెనక్కి'], why: CANCEL },
    { says: '24 గంటల్లోపు', never: ['24 గంటల్లో'], why: 'H11: also says that the money comes in 24 hours' },
    { says: 'మార్చి చూడండి', never: ['మోసం చేసి చూడ*'], why: FRAUD },
    { says: 'భర్తీ', never: ['బడ్జెట్ నుండి టాప్-అప్'], why: BUDGET },
    { says: 'లోటు రోజులు', never: ['తక్కువ రోజుల*', 'తక్కువ రాబడి రోజు*'], why: FEW },
    { says: 'సరిపోలలేదు', never: ['సరిపోలేదు'], why: 'H16: was not enough; say that it does not match' },
    { says: 'జవాబు', never: ['సమాధాన*'], why: ONE_WORD },
    { says: 'బయట', never: ['వెలుపల*'], why: ONE_WORD },
    { says: 'తర్వాతి', never: ['తదుపరి*'], why: ONE_WORD },
    { says: 'మీ వద్ద', never: ['మీ దగ్గర*'], why: ONE_WORD },
    { says: 'కథనం', never: ['వ్యాసం', 'వ్యాసాలు'], why: OFFICE },
    { says: 'లింక్', never: ['లంకె*'], why: OFFICE },
    { says: 'ఫోటో', never: ['చిత్రాలు జోడించ*', 'చిత్రం జోడించ*'], why: 'H16: films, too; people add photos' },
    {
      says: 'బ్యాంక్ గుర్తించలేదు',
      never: ['కార్డు తెలియదు', 'ఖాతా తెలియదు'],
      why: 'H16: the bank does not know it, word for word',
    },
  ],
  'kn-IN': [
    { says: 'ಅರ್ಹ ರೆಫರಲ್', never: ['ಸಕ್ರಿಯ ವ್ಯಕ್ತಿ*'], why: PEOPLE },
    { says: 'ಯಂತ್ರಗಳ ಗಳಿಕೆ', never: ['ಯಂತ್ರ ಆದಾಯ*'], why: 'H6: revenue of machines, not income of members' },
    { says: 'ಬರುತ್ತಿರುವ', never: ['ದಾರಿಯಲ್ಲಿರುವ'], why: ONE_WORD },
    { says: 'ಗೈಡ್', never: ['ಮಾರ್ಗದರ್ಶಿ*'], why: OFFICE },
    { says: 'ಸಪೋರ್ಟ್', never: ['ಬೆಂಬಲದ', 'ಬೆಂಬಲ'], why: ONE_WORD },
    { says: 'ರೆಫರಲ್ ಬೋನಸ್', never: ['ಆಹ್ವಾನ ಬೋನಸ್*'], why: ONE_WORD },
    { says: 'ಖಚಿತಪಡಿಸಿ', never: ['ದೃಢಪಡಿಸ*', 'ದೃಢೀಕರಿಸ*'], why: ONE_WORD },
    { says: 'ಕೋರಿಕೆ', never: ['ವಿನಂತಿ*'], why: ONE_WORD },
    { says: 'ಫೈಲ್', never: ['ಕಡತ*'], why: OFFICE },
    { says: 'ಟೆಸ್ಟ್ ಮೋಡ್', never: ['ಟೆಸ್ಟ್ ಕ್ರಮ*'], why: ONE_WORD },
    { says: 'ಕೌಂಟ್‌ಡೌನ್', never: ['ಕ್ಷಣಗಣನೆ*'], why: ONE_WORD },
    { says: 'ಪ್ರಕ್ರಿಯೆ', never: ['ಸಂಸ್ಕರಣೆ*'], why: ONE_WORD },
    { says: 'ವಸ್ತುಗಳು', never: ['ಸರಕು*'], why: 'H16: cargo' },
    { says: 'ಆರಿಸಿ', never: ['ಆಯ್ಕೆ ಮಾಡಿ*', 'ಆಯ್ಕೆಮಾಡಿ*'], why: ONE_WORD },
    { says: 'ಪೋಸ್ಟ್ ಮಾಡಿ', never: ['ಪ್ರಕಟಿಸಿ', 'ಪ್ರಕಟವಾಗಿದೆ'], why: OFFICE },
    { says: 'ಡ್ರಾಫ್ಟ್', never: ['ಕರಡು', 'ಕರಡನ್ನು'], why: OFFICE },
    { says: 'ಫೀಲ್ಡ್', never: ['ಕ್ಷೇತ್ರ*'], why: OFFICE },
    { says: 'ಕಾಪಿ ಮಾಡಿ', never: ['ನಕಲಿಸ*'], why: 'H1: fake' },
    { says: 'ಸೆಟ್ ಮಾಡಿ', never: ['ಹೊಂದಿಸ*', 'ಮರುಹೊಂದಿಸ*'], why: OFFICE },
    { says: 'ಯೂನಿಟ್', never: ['ಘಟಕ*'], why: OFFICE },
    { says: 'ಎಕ್ಸ್‌ಪೋರ್ಟ್', never: ['ರಫ್ತು*'], why: OFFICE },
    { says: 'ಟೆಸ್ಟ್ ವಿವರಗಳು', never: ['ಟೆಸ್ಟ್ ಮೌಲ್ಯ*'], why: OFFICE },
    { says: 'ಸದಸ್ಯತ್ವ ಸಂಖ್ಯೆ', never: ['ಸದಸ್ಯ ಸಂಖ್ಯೆ'], why: 'H3: the number of members' },
    { says: 'ಡಿಜಿಟಲ್ ಮುದ್ರೆ', never: ['ಬೆರಳಚ್ಚು*'], why: PRINT },
    { says: 'ಕ್ರಿಪ್ಟೋ', never: ['ನಾಣ್ಯ'], why: CRYPTO },
    { says: 'ಮುಖ್ಯ ಖಾತೆ', never: ['ಖಜಾನೆ*'], why: TREASURY },
    { says: 'ಖಾತೆ ಅಳಿಸುವವರೆಗೆ', never: ['ನೀವು ಹೋಗುವವರೆಗೆ', 'ನೀವು ಹೋದಾಗ'], why: LEAVING },
    { says: 'ಅಂಕಿ ತಿದ್ದಿ ನೋಡಿ', never: ['ಮೋಸ ಮಾಡಿ ನೋಡಿ'], why: FRAUD },
    { says: 'ಭರ್ತಿ', never: ['ಬಜೆಟ್‌ನಿಂದ ಟಾಪ್-ಅಪ್'], why: BUDGET },
    { says: 'ಕೊರತೆಯ ದಿನಗಳು', never: ['ಕಡಿಮೆ ದಿನಗಳ*'], why: FEW },
    { says: 'ಸೀಮಿತ ಅವಧಿಯ ಮಾರಾಟ', never: ['ಸಮಯ ಮಿತಿಯ'], why: ONE_WORD },
    { says: 'ಆಹ್ವಾನಿಸಿದವರು', never: ['ಕರೆದವರ*'], why: ONE_WORD },
    { says: 'ದಾಖಲೆಗಳು', never: ['ದಾಖಲೆ ಪತ್ರ*'], why: ONE_WORD },
    { says: 'ಪ್ರತ್ಯೇಕವಾಗಿ ಇಡಲಾಗಿದೆ', never: ['ಬೇರೆಯಾಗಿ ಇಡ*', 'ಬೇರೆ ಇರಿಸ*'], why: ONE_WORD },
    { says: 'ಮುಂದುವರಿಸಿ; ವರೆಗೆ; ಮಧ್ಯದ್ದು', never: ['ಮುಂದುವರಿಯಿರಿ', 'ತನಕ', 'ಮಧ್ಯಮ'], why: ONE_WORD },
    { says: 'ಸೋಲ್ಡ್ ಔಟ್', never: ['ಮಾರಾಟವಾಗಿದೆ', 'ಮಾರಾಟವಾದವು'], why: ONE_WORD },
    { says: 'ಪೇಸ್ಟ್ ಮಾಡಿ; ಸೈಟ್', never: ['ಅಂಟಿಸಿ', 'ತಾಣ*'], why: OFFICE },
  ],
};

const VALUE = String.raw`(?:\}\}|[A-Za-z”])`;
const END = String.raw`(?![\p{L}\p{M}\u200c\u200d])`;
const loose = (endings: readonly string[]) => new RegExp(`${VALUE} (?:${endings.join('|')})${END}`, 'u');

/** A fault that a pattern finds in a text of one language. */
interface Fault {
  readonly what: string;
  readonly pattern: RegExp;
}

/** Faults in any script of India: its own digits in addition to 0 to 9, and joiners that join nothing. */
export const SCRIPT_FAULTS: readonly Fault[] = [
  { what: 'digits of another script beside 0 to 9', pattern: /[०-९௦-௯౦-౯೦-೯]/u },
  { what: 'a joiner that stands after no virama', pattern: /(?<![्்్್])[\u200c\u200d]/u },
  { what: 'a vowel sign or a virama twice', pattern: /([ा-ौ्ா-்ా-్ಾ-್])\1/u },
  { what: 'a sign without a letter before it', pattern: /(?:^|[\s(“])\p{M}/u },
];

/** Faults that a pattern finds in one language: endings that hang loose behind a value, and moods that break. */
export const INDIAN_FAULTS: Readonly<Record<IndianLocale, readonly Fault[]>> = {
  'hi-IN': [{ what: 'a danda right behind a value or a Latin word', pattern: /(?:\}\}|[A-Za-z])।/u }],
  'ta-IN': [
    { what: 'an ending that hangs loose', pattern: loose(['இல்', 'க்கு', 'ஐ', 'உம்', 'உடன்']) },
    { what: 'the ending of a date behind a time', pattern: /\{\{time\}\} அன்று/u },
    { what: 'a request in -வும் or -க', pattern: /(?:க்கவும்|டவும்|ரவும்|தவும்|முயல்க|காண்க)(?=[.,]|$)/u },
  ],
  'te-IN': [
    { what: 'an ending that hangs loose', pattern: loose(['ను', 'ని', 'కు', 'తో', 'గా', 'లో']) },
    { what: 'an ending joined to a time, whose last sound nobody knows', pattern: /\{\{time\}\}(?:కు|కి)/u },
    { what: 'the passive in -బడు', pattern: /బడ(?:ింది|ిన|్డాయి|్డారు|లేదు|దు|వు|ు?తుంది|ు?తాయి)/u },
    { what: 'a space before a comma', pattern: / ,/u },
  ],
  'kn-IN': [
    {
      what: 'an ending that hangs loose',
      pattern: loose(['ಗೆ', 'ಗಾಗಿ', 'ರಲ್ಲಿ', 'ರಲ್ಲಿದೆ', 'ನಲ್ಲಿ', 'ನಲ್ಲಿದೆ', 'ರಿಂದ', 'ನಿಂದ', 'ರಂದು']),
    },
    { what: 'the passive in -ಪಡು', pattern: /ಲ್ಪ(?:ಡ|ಟ್ಟ)/u },
  ],
};

/** Say whether a locale is one of the Indian languages. */
export const isIndian = (locale: Locale): locale is IndianLocale => locale in INDIAN_COMPETING_TERMS;
