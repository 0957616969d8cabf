import { nameSkeleton, plainLetters } from './name-skeleton.ts';

/** A name that contains the product's name appears to speak for it. */
const BRAND = 'paydirt';

/** Name under which the operator's guide writes; no member can have it (H9). */
export const GUIDE_NAME = 'Nadia';

/** Names of the operator and its staff in the ten languages, refused as any word of a name. */
const ROLES = `
  support helpdesk customerservice customercare customersupport admin admins administrator moderator moderators guide
  official staff assistant operator sysadmin host testhost testpanel promotionbudget
  kundendienst kundenservice betreiber offiziell gastgeber verwalter
  serviceclient assistance administrateur moderateur officiel operateur
  soporte atencionalcliente administrador moderador oficial operador anfitrion
  supporto assistenza servizioclienti amministratore moderatore ufficiale operatore
  destek musterihizmetleri yonetici
  सपोर्ट सहायताकेंद्र एडमिन व्यवस्थापक मॉडरेटर गाइड आधिकारिक ऑपरेटर संचालक असिस्टेंट
  ஆதரவு சப்போர்ட் நிர்வாகி மாடரேட்டர் வழிகாட்டி அதிகாரப்பூர்வ ஊழியர் சேவைநிறுவனம் அசிஸ்டன்ட்
  సపోర్ట్ మద్దతు అడ్మిన్ నిర్వాహకుడు నిర్వాహకులు మోడరేటర్ గైడ్ అధికారిక సిబ్బంది అసిస్టెంట్
  ಬೆಂಬಲ ಸಪೋರ್ಟ್ ಅಡ್ಮಿನ್ ನಿರ್ವಾಹಕ ಮಾಡರೇಟರ್ ಮಾರ್ಗದರ್ಶಿ ಗೈಡ್ ಅಧಿಕೃತ ಸಿಬ್ಬಂದಿ ಸೇವಾಸಂಸ್ಥೆ ಅಸಿಸ್ಟೆಂಟ್
`;

/** Titles that are also personal names, and the guide's own: refused only when they are the whole name. */
const ROLES_ALONE = `guia guida rehber resmi system sistema ${GUIDE_NAME}`;

/** Digits and signs that are read as letters; applied after the skeleton, which knows 0 and 1. */
const READ_AS: Readonly<Record<string, string>> = { '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' };
const SIGNS_READ_AS: Readonly<Record<string, string>> = { $: 's', '@': 'a', '!': 'i', '€': 'e' };

const readSigns = (name: string) => name.replaceAll(/[$@!€]/g, (sign) => SIGNS_READ_AS[sign] ?? sign);
const readDigits = (skeleton: string) => skeleton.replaceAll(/[3-578]/g, (digit) => READ_AS[digit] ?? digit);

const keyOf = (word: string) => readDigits(nameSkeleton(readSigns(word)));

const BRAND_KEY = /* @__PURE__ */ keyOf(BRAND);
const keysOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(keyOf));
const ROLE_KEYS = /* @__PURE__ */ keysOf(ROLES);
const ROLE_KEYS_ALONE = /* @__PURE__ */ keysOf(ROLES_ALONE);

/** `SupportTeam` is two words, and so is `support_2`. */
const WORD_ENDS = /(?<=\p{Ll})(?=\p{Lu})|[^\p{L}\p{M}\p{N}$@!€]+/u;
const OUTER_DIGITS = /^\p{N}+|(?<!\p{N})\p{N}+$/gu;

/**
 * Tell whether a name pretends to be the operator: it contains the product's name, or is, or has as a word, a title
 * of its staff, however it is spaced, accented or written in lookalike letters. A syllable is no word: Guido is
 * allowed.
 */
export function isOperatorName(name: string): boolean {
  const whole = name.replaceAll(/\s+/gu, '');
  const brands = [keyOf(whole), keyOf(whole.replaceAll('|', '')), keyOf(whole).replaceAll('cl', 'd')];
  if (brands.some((key) => key.includes(BRAND_KEY)) || ROLE_KEYS_ALONE.has(keyOf(whole))) return true;
  const words = [whole, ...name.split(WORD_ENDS), ...plainLetters(readSigns(name)).split(WORD_ENDS)];
  return words.some((word) =>
    [word, word.replaceAll(OUTER_DIGITS, '')].some((part) => ROLE_KEYS.has(keyOf(part))),
  );
}
