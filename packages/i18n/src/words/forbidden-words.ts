import { type Locale, LOCALES } from '@paydirt/domain';

import { INDIAN_COMPETING_TERMS, isIndian } from './indian-words.ts';
import { TERMS } from './terms.ts';

/** Words that one language must not use, and why. */
interface Forbidden {
  /** The reason, and the rule of PRODUCT 1 that the word breaks. */
  readonly why: string;
  /** In lower case; a `*` at the end matches any ending, a space any white space. */
  readonly words: readonly string[];
  /** Phrases in which the words say the opposite and are right. */
  readonly unless?: readonly string[];
}

const PROMISE = 'H5: income is scheduled, never promised';
const SCHEME = 'H5: a scheme, or a plan that is kept; name the scheduled income';
const INVESTMENT = 'H1: what members hold is play money, nothing is invested or has shares';
const BETTING = 'H1: money of games and bets, or counterfeit; it is play money';
const GOVERNMENT = 'H10: sounds of a government; name the budget that paid';
const REDUCED = 'H16: reads as reduced or as urgent; say that it is available, or for how long';
const GIVEN_BACK = 'H11: the machine goes back, not the contract';
const WITHDRAWING = 'H8: not what a money that is being withdrawn is called';
const ONE_BY_ONE = 'H7: reads as one at a time; say that deposits are covered in full';
const PHONE_CREDIT = 'H8: topping up a phone; say to add money, or a top-up';
const RELOAD = 'H8: topping up; a page is refreshed';
const PRICE_BACK = 'H11: what comes back follows what was paid, which a coupon makes less than the price';
const IN_A_DAY =
  'H11: also says that the money comes in 24 hours, or that uncollected income goes to the member';
const RICHES = 'H5: a gold mine is a business that makes one rich';
const LEAVING = 'H11: reads as leaving the page; say what deleting the account does';
const TEAM_INCOME = 'H12: machines pay income; what inviting and joining bring is a bonus';
const SOMETHING_ELSE = 'H8: means another thing in an app about money';

/**
 * Words that must not be in any text that a person reads, by language: words that break an honesty rule, or that
 * misstate what happens to money. The tests go through every catalogue and through the texts of the seed.
 */
export const FORBIDDEN_WORDS: Readonly<Record<Locale, readonly Forbidden[]>> = {
  'en-US': [
    { why: PROMISE, words: ['guarantee*'], unless: ['not guaranteed', 'never guaranteed'] },
    { why: PROMISE, words: ['risk free', 'risk-free', 'sure profit', 'assured*'] },
    {
      why: INVESTMENT,
      words: ['invest', 'invested', 'investing', 'investment*', 'investor*', 'sold shares'],
    },
    { why: BETTING, words: ['bet', 'bets', 'betting', 'gambl*', 'wager*', 'fake money'] },
    { why: GOVERNMENT, words: ['subsid*', 'government*', 'state aid', 'grant-in-aid'] },
    { why: REDUCED, words: ['on offer', 'special offer*', 'rush', 'hurry', 'last chance', 'bargain*'] },
    {
      why: GIVEN_BACK,
      words: ['return a lease', 'return the lease', 'return this lease', 'returning a lease'],
    },
    { why: WITHDRAWING, words: ['in withdrawal'] },
    { why: PRICE_BACK, words: ['whole price', 'the price ×', 'the price times', 'full price back'] },
    {
      why: IN_A_DAY,
      words: [
        'within 24 hours you get back',
        'within 24 hours of purchase the whole',
        'not received is given back',
      ],
    },
    { why: RICHES, words: ['gold mine*'] },
    { why: LEAVING, words: ['until you leave', 'when you leave', 'after you leave'] },
    { why: TEAM_INCOME, words: ['income from the team', 'free day of income', 'one day of income of'] },
  ],
  'hi-IN': [
    { why: PROMISE, words: ['गारंटी*'], unless: ['गारंटी नहीं', 'गारंटी कभी नहीं'] },
    { why: SCHEME, words: ['योजना*', 'नियोजित*'] },
    { why: INVESTMENT, words: ['निवेश*', 'बिका हिस्सा'] },
    { why: BETTING, words: ['खेल का पैसा', 'खेल के पैसे', 'खेल के usdt', 'दाँव*', 'दांव*', 'सट्ट*', 'जुआ*', 'नकली*'] },
    { why: GOVERNMENT, words: ['सरकार*', 'सब्सिडी*', 'अनुदान*', 'सहायता*'] },
    { why: REDUCED, words: ['ऑफ़र*', 'ऑफर*', 'जल्दी करें'] },
    { why: GIVEN_BACK, words: ['लीज़ वापस कर*', 'लीज़ लौटा*'] },
    { why: PHONE_CREDIT, words: ['रिचार्ज*'] },
  ],
  'ta-IN': [
    { why: PROMISE, words: ['உத்தரவாத*'], unless: ['உத்தரவாதம் இல்லை'] },
    { why: SCHEME, words: ['திட்டம்*', 'திட்டத்*'] },
    { why: INVESTMENT, words: ['முதலீ*', 'விற்ற பங்கு'] },
    { why: BETTING, words: ['விளையாட்டுப் பண*', 'விளையாட்டு usdt', 'பந்தய*', 'சூதாட்ட*', 'போலி*'] },
    { why: GOVERNMENT, words: ['அரசு*', 'அரசாங்க*', 'உதவித்தொகை*', 'மானிய*'] },
    { why: REDUCED, words: ['சலுகை*', 'ஆஃபர்*'] },
    { why: GIVEN_BACK, words: ['குத்தகையைத் திருப்பி*', 'குத்தகைகளைத் திருப்பி*'] },
    { why: PHONE_CREDIT, words: ['ரீசார்ஜ*'] },
    {
      why: SOMETHING_ELSE,
      words: ['எழுத்துரு*', 'மீட்புக் குறியீ*', 'கைரேகை*', 'அழைப்புக் குறியீ*', 'கட்டணம் செயலாக்க*'],
    },
  ],
  'te-IN': [
    { why: PROMISE, words: ['హామీ*'] },
    { why: PROMISE, words: ['గ్యారంటీ*'], unless: ['గ్యారంటీ లేదు', 'గ్యారంటీ ఎప్పుడూ లేదు'] },
    { why: SCHEME, words: ['ప్రణాళిక*', 'పథకం*', 'పథకా*'] },
    { why: INVESTMENT, words: ['పెట్టుబడ*', 'అమ్మిన వాటా'] },
    { why: BETTING, words: ['ఆట డబ్బ*', 'ఆట usdt', 'పందెం*', 'పందేల*', 'జూద*', 'పణం*', 'నకిలీ*'] },
    { why: GOVERNMENT, words: ['ప్రభుత్వ*', 'సబ్సిడీ*', 'రాయితీ*', 'సహాయం*'] },
    { why: REDUCED, words: ['ఆఫర్*'] },
    { why: GIVEN_BACK, words: ['లీజును తిరిగి', 'లీజులను తిరిగి', 'లీజులు తిరిగి'] },
    { why: WITHDRAWING, words: ['ఉపసంహరణలో'] },
    { why: PHONE_CREDIT, words: ['రీఛార్జ*', 'రీచార్జ*'] },
    { why: SOMETHING_ELSE, words: ['నిల్వ*', 'కోడ్ మార్చుకో*'] },
  ],
  'kn-IN': [
    { why: PROMISE, words: ['ಖಾತರಿ*'], unless: ['ಖಾತರಿ ಇಲ್ಲ', 'ಖಾತರಿ ಎಂದಿಗೂ ಇಲ್ಲ'] },
    { why: PROMISE, words: ['ಗ್ಯಾರಂಟಿ*'] },
    { why: SCHEME, words: ['ಯೋಜನೆ*', 'ಯೋಜಿತ*', 'ಯೋಜಿಸ*'] },
    { why: INVESTMENT, words: ['ಹೂಡಿಕೆ*', 'ಮಾರಾಟವಾದ ಪಾಲು'] },
    { why: BETTING, words: ['ಆಟದ ಹಣ*', 'ಆಟದ usdt', 'ಪಣಕ್ಕ*', 'ಬೆಟ್ಟಿಂಗ್*', 'ಜೂಜ*', 'ನಕಲಿ'] },
    { why: GOVERNMENT, words: ['ಸರ್ಕಾರ*', 'ಸರಕಾರ*', 'ಸಬ್ಸಿಡಿ*', 'ಸಹಾಯಧನ*'] },
    { why: REDUCED, words: ['ಆಫರ್*'] },
    { why: GIVEN_BACK, words: ['ಗುತ್ತಿಗೆಯನ್ನು ಹಿಂತಿರುಗಿ*', 'ಗುತ್ತಿಗೆಗಳನ್ನು ಹಿಂತಿರುಗಿ*'] },
    { why: WITHDRAWING, words: ['ಹಿಂಪಡೆಯುವಿಕೆಯಲ್ಲಿ'] },
    { why: PHONE_CREDIT, words: ['ರೀಚಾರ್ಜ*'] },
    { why: SOMETHING_ELSE, words: ['ಹೇಳಿಕೆ*', 'ಮರುಪಾವತಿ*', 'ಲಭ್ಯ ಬಾಕಿ*', 'ಕೋಡ್ ಬದಲಾಯಿಸ*', 'ಆದಾಯ ಹಿಂಪಡೆಯ*'] },
  ],
  'tr-TR': [
    { why: PROMISE, words: ['garanti*'], unless: ['garanti edilmez'] },
    { why: PROMISE, words: ['risksiz*'] },
    { why: INVESTMENT, words: ['yatırım*', 'satılan pay*'] },
    { why: BETTING, words: ['bahis*', 'kumar*', 'sahte para*'] },
    { why: GOVERNMENT, words: ['devlet*', 'hükümet*', 'sübvansiyon*', 'hibe*', 'teşvik*', 'destek'] },
    {
      why: REDUCED,
      words: ['indirimde*', 'indirimli*', 'kampanya*', 'fırsat*', 'acele et*', 'acele edin*', 'sunulanlar'],
    },
    { why: GIVEN_BACK, words: ['kiralamayı iade*', 'kiralamalar iade*'] },
    { why: WITHDRAWING, words: ['çekimde'] },
    { why: 'H7: borrowed; income that members have earned is owed to them', words: ['borçlan*'] },
    { why: 'H3: rented out or to let; say how many are leased', words: ['kirada', 'kiralık*'] },
    { why: PRICE_BACK, words: ['fiyatın tamamı*', 'fiyat ×'] },
    { why: IN_A_DAY, words: ['24 saat içinde ödediğiniz', 'geliri de geri veril*'] },
    { why: RICHES, words: ['altın madeni*'] },
    { why: LEAVING, words: ['siz ayrılana', 'ayrıldığınızda', 'ayrıldıktan sonra'] },
    { why: TEAM_INCOME, words: ['ekipten gelir', 'ücretsiz gelir*', 'günlük gelir ücretsiz*'] },
  ],
  'es-ES': [
    { why: PROMISE, words: ['garant*'], unless: ['no garantizados', 'nunca garantizados'] },
    { why: PROMISE, words: ['sin riesgo*', 'asegurad*'], unless: ['intentar de nuevo, sin riesgo'] },
    { why: INVESTMENT, words: ['inversi*', 'inversor*', 'invertir*', 'invierte*', 'partes vendidas'] },
    { why: BETTING, words: ['de juego', 'apuesta*', 'apostar', 'dinero falso'] },
    {
      why: GOVERNMENT,
      words: ['gobierno*', 'estatal*', 'subsidio*', 'subvenci*', 'ayuda'],
      unless: ['ayuda a', 'centro de ayuda'],
    },
    { why: REDUCED, words: ['oferta*', 'rebaja*', 'ganga*', 'date prisa'] },
    {
      why: GIVEN_BACK,
      words: [
        'devolver un alquiler',
        'devolver el alquiler',
        'devolver este alquiler',
        'devuelves el alquiler',
      ],
    },
    { why: WITHDRAWING, words: ['en retirada'] },
    { why: 'H3: for rent; say how many are leased', words: ['en alquiler'] },
    { why: 'H6: withdrawn; income that is taken back is cancelled', words: ['rendimiento retirado'] },
    { why: ONE_BY_ONE, words: ['uno a uno'] },
    { why: RELOAD, words: ['recarga la página', 'recargar la página', 'se recarga sola'] },
    { why: PRICE_BACK, words: ['todo el precio', 'precio ×', 'precio por los días'] },
    { why: IN_A_DAY, words: ['en 24 horas se te', 'también se devuelve'] },
    { why: RICHES, words: ['mina de oro', 'minas de oro'] },
    { why: LEAVING, words: ['te marches', 'te marchas'] },
    {
      why: TEAM_INCOME,
      words: ['ingresos del equipo', 'rendimientos del equipo', 'día de rendimiento gratis'],
    },
  ],
  'it-IT': [
    { why: PROMISE, words: ['garant*', 'assicurat*'], unless: ['non garantiti', 'mai garantiti'] },
    { why: INVESTMENT, words: ['invest*', 'quote vendute'] },
    { why: BETTING, words: ['di gioco', 'scommess*', 'gioco d’azzardo', 'denaro finto', 'denaro falso'] },
    {
      why: GOVERNMENT,
      words: ['governo*', 'governativ*', 'statale', 'statali', 'sussidi*', 'sovvenzion*', 'contribut*'],
    },
    { why: REDUCED, words: ['offerta*', 'offerte*', 'affrettati'] },
    {
      why: GIVEN_BACK,
      words: [
        'restituire un noleggio',
        'restituire il noleggio',
        'restituisci questo noleggio',
        'restituisci il noleggio',
      ],
    },
    { why: WITHDRAWING, words: ['in prelievo'] },
    { why: ONE_BY_ONE, words: ['uno a uno'] },
    { why: RELOAD, words: ['ricarica la pagina', 'la pagina si ricarica'] },
    { why: PRICE_BACK, words: ['tutto il prezzo', 'prezzo ×', 'prezzo per i giorni'] },
    { why: IN_A_DAY, words: ['entro 24 ore ti viene', 'anche quelli non ricevuti'] },
    { why: RICHES, words: ['miniera d’oro', 'miniere d’oro'] },
    { why: LEAVING, words: ['te ne vai', 'te ne vada'] },
    {
      why: TEAM_INCOME,
      words: ['proventi del team', 'giorno di proventi gratuito', 'giorno di proventi gratis'],
    },
  ],
  'fr-FR': [
    { why: PROMISE, words: ['garant*', 'assuré*'], unless: ['non garantis', 'jamais garantis'] },
    { why: PROMISE, words: ['sans risque*'], unless: ['réessayer sans risque'] },
    { why: INVESTMENT, words: ['investi*', 'parts vendues'] },
    {
      why: BETTING,
      words: ['pari', 'paris', 'parier', 'argent de jeu', 'jeu d’argent', 'faux argent', 'fausse monnaie'],
    },
    {
      why: GOVERNMENT,
      words: ['gouvernement*', 'étatique*', 'subvention*', 'aide', 'aides'],
      unless: ['aide à', 'à l’aide d’un', 'centre d’aide'],
    },
    { why: REDUCED, words: ['en promotion', 'en solde', 'dépêchez*', 'bonne affaire'] },
    {
      why: GIVEN_BACK,
      words: ['rendre une location', 'rendre la location', 'rendre cette location', 'rendez la location'],
    },
    { why: WITHDRAWING, words: ['en retrait'] },
    { why: RELOAD, words: ['rechargez la page', 'recharger la page', 'se recharge toute seule'] },
    { why: PRICE_BACK, words: ['prix entier', 'prix ×', 'prix multiplié'] },
    { why: IN_A_DAY, words: ['dans les 24 heures, on', 'sont rendus aussi'] },
    { why: RICHES, words: ['mine d’or', 'mines d’or'] },
    { why: LEAVING, words: ['votre départ'] },
    { why: TEAM_INCOME, words: ['revenus de l’équipe', 'revenu offert', 'revenus offerts'] },
  ],
  'de-DE': [
    { why: PROMISE, words: ['garanti*'], unless: ['nicht garantiert', 'nie garantiert'] },
    { why: PROMISE, words: ['risikofrei*', 'risikolos*', 'zugesichert*'] },
    { why: INVESTMENT, words: ['invest*', 'kapitalanlage*', 'rendite*', 'verkaufte anteile'] },
    { why: BETTING, words: ['wette', 'wetten', 'wetteinsatz*', 'glücksspiel*', 'falschgeld'] },
    {
      why: GOVERNMENT,
      words: ['staat*', 'regierung*', 'behörd*', 'subvention*', 'zuschuss*', 'zuschüsse*', 'beihilfe*'],
    },
    {
      why: REDUCED,
      words: ['im angebot', 'sonderangebot*', 'aktion', 'aktionen', 'schnäppchen*', 'beeilen'],
    },
    {
      why: GIVEN_BACK,
      words: ['miete zurückgeben', 'miete zurück', 'mieten zurückgegeben', 'mieten können zurück*'],
    },
    { why: PRICE_BACK, words: ['ganzen preis', 'vollen preis', 'preis ×', 'preis mal'] },
    { why: IN_A_DAY, words: ['innerhalb von 24 stunden erhalten', 'ebenfalls zurückgegeben'] },
    { why: RICHES, words: ['goldmine*'] },
    { why: LEAVING, words: ['bis sie gehen', 'wenn sie gehen', 'sie gegangen sind'] },
    {
      why: TEAM_INCOME,
      words: ['ertrag aus dem team', 'erträge aus dem team', 'freien ertragstag', 'freier ertragstag'],
    },
  ],
};

/** A character of a word: in Indic scripts, joiners occur between two letters of one word. */
const SIGN = String.raw`[\p{L}\p{M}\p{N}\u200c\u200d]`;

/** One pattern for a word or phrase: whole words, in any script, and any ending where it says so. */
function patternOf(word: string): string {
  const stem = word.endsWith('*');
  const literal = (stem ? word.slice(0, -1) : word)
    .normalize('NFC')
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(' ', String.raw`\s+`);
  return `(?<!${SIGN})${literal}${stem ? `${SIGN}*` : `(?!${SIGN})`}`;
}

const patternsOf = (words: readonly string[]) => new RegExp(words.map(patternOf).join('|'), 'gu');

/** The table, ready to be matched. */
const PATTERNS = new Map(
  LOCALES.map((locale) => [
    locale,
    FORBIDDEN_WORDS[locale].map(({ why, words, unless }) => ({
      why,
      words: patternsOf(words),
      unless: unless && patternsOf(unless),
    })),
  ]),
);

/** A forbidden word in a text, as it is written there. */
export interface ForbiddenWord {
  readonly word: string;
  readonly why: string;
}

/** Find the forbidden words of a language in a text, in any case and spacing. */
export function forbiddenIn(text: string, locale: Locale): ForbiddenWord[] {
  const plain = text.normalize('NFC').replaceAll('\u00ad', '').toLocaleLowerCase(locale);
  return (PATTERNS.get(locale) ?? []).flatMap(({ why, words, unless }) => {
    const rest = unless ? plain.replaceAll(unless, ' … ') : plain;
    return (rest.match(words) ?? []).map((word) => ({ word, why }));
  });
}

const COMPETING_TERMS = new Map(
  LOCALES.map((locale) => [
    locale,
    [
      ...TERMS.flatMap(({ never, says, why }) => {
        const words = never?.[locale];
        return words ? [{ words: patternsOf(words), why: `${why ?? ''} (${says[locale]})` }] : [];
      }),
      ...(isIndian(locale) ? INDIAN_COMPETING_TERMS[locale] : []).map(({ says, never, why }) => ({
        words: patternsOf(never),
        why: `${why} (${says})`,
      })),
    ],
  ]),
);

/** Find words for a thing that the app calls by another word in this language. */
export function competingTermsIn(text: string, locale: Locale): ForbiddenWord[] {
  const plain = text
    .normalize('NFC')
    .replaceAll('\u00ad', '')
    .replaceAll(/\{\{.*?\}\}/g, ' … ');
  const lower = plain.toLocaleLowerCase(locale);
  return (COMPETING_TERMS.get(locale) ?? []).flatMap(({ why, words }) =>
    (lower.match(words) ?? []).map((word) => ({ word, why })),
  );
}
