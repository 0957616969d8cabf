import type { Locale } from '@paydirt/domain';
import { type DisplayLocale, PSEUDO_LOCALE } from '@paydirt/i18n';
import { pseudoText } from '@paydirt/i18n/pseudo';

import type { StoryLanguage } from './story-language.ts';

/** What a field that takes pictures says, with the parameters of each text in braces. */
interface Texts {
  readonly add: string;
  readonly limits: string;
  readonly preparing: string;
  readonly sending: string;
  readonly remove: string;
  readonly cancel: string;
  readonly retry: string;
  readonly notAPicture: string;
  readonly broken: string;
  readonly tooBig: string;
  readonly tooMany: string;
}

/**
 * Write what a field that takes pictures says, its limits among it. The texts stand here and not in the catalogues:
 * no screen takes pictures yet, and a member would load what nothing shows.
 */
export function pictureLabels(
  { t, locale, format }: StoryLanguage,
  limits: { readonly maxCount: number; readonly maxBytes: number },
) {
  const texts = locale === PSEUDO_LOCALE ? pseudoTexts() : TEXTS[locale];
  const count = format.number(limits.maxCount);
  const size = sizeText(limits.maxBytes, locale);
  return {
    add: texts.add,
    limits: filled(texts.limits, { count, size }),
    preparing: texts.preparing,
    sending: (name: string) => filled(texts.sending, { name }),
    size: (bytes: number) => sizeText(bytes, locale),
    remove: (name: string) => filled(texts.remove, { name }),
    cancel: (name: string) => filled(texts.cancel, { name }),
    retry: (name: string) => filled(texts.retry, { name }),
    problem: {
      'not-a-picture': texts.notAPicture,
      broken: texts.broken,
      'too-big': filled(texts.tooBig, { size }),
    },
    tooMany: (left: number) => filled(texts.tooMany, { count, left: format.number(left) }),
    failed: t('error.unknown'),
  };
}

/** "1.4 MB", and "350 kB" below that. */
function sizeText(bytes: number, locale: DisplayLocale): string {
  const kilobytes = bytes / 1024;
  const [unit, value] = kilobytes < 1024 ? ['kilobyte', kilobytes] : ['megabyte', kilobytes / 1024];
  const text = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumSignificantDigits: 2 }).format(
    value,
  );
  return text.replace(' ', '\u00a0');
}

function filled(text: string, parameters: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parameters[name] ?? '');
}

function pseudoTexts(): Texts {
  const entries = Object.entries(TEXTS['en-US']).map(([key, text]) => [key, pseudoText(text)]);
  return Object.fromEntries(entries) as Texts;
}

const TEXTS: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    add: 'Add pictures',
    limits: 'JPEG, PNG, WebP or GIF. At most {{count}}, each up to {{size}} when sent.',
    preparing: 'Being checked and made smaller',
    sending: 'Sending {{name}}',
    remove: 'Remove {{name}}',
    cancel: 'Cancel {{name}}',
    retry: 'Try {{name}} again',
    notAPicture: 'This is not a picture, whatever its name says. Add another file.',
    broken: 'This picture cannot be opened. Save it again, then add that.',
    tooBig: 'Even made smaller, this picture is above {{size}}. Add a simpler one.',
    tooMany: 'There is room for {{count}}. Not taken: {{left}}.',
  },
  'hi-IN': {
    add: 'चित्र जोड़ें',
    limits: 'JPEG, PNG, WebP या GIF। ज़्यादा से ज़्यादा {{count}}, भेजते समय हर एक {{size}} तक।',
    preparing: 'जाँचा और छोटा किया जा रहा है',
    sending: '{{name}} भेजा जा रहा है',
    remove: '{{name}} हटाएँ',
    cancel: '{{name}} रद्द करें',
    retry: '{{name}} फिर से भेजें',
    notAPicture: 'नाम जो भी हो, यह चित्र नहीं है। कोई दूसरी फ़ाइल जोड़ें।',
    broken: 'यह चित्र खुल नहीं रहा। इसे दोबारा सहेजें, फिर जोड़ें।',
    tooBig: 'छोटा करने पर भी यह चित्र {{size}} से बड़ा है। कोई सरल चित्र जोड़ें।',
    tooMany: 'जगह {{count}} की है। नहीं लिए गए: {{left}}।',
  },
  'ta-IN': {
    add: 'படங்களைச் சேர்க்கவும்',
    limits: 'JPEG, PNG, WebP அல்லது GIF. அதிகபட்சம் {{count}}; அனுப்பும்போது ஒவ்வொன்றும் {{size}} வரை.',
    preparing: 'சரிபார்த்துச் சிறிதாக்கப்படுகிறது',
    sending: '{{name}} அனுப்பப்படுகிறது',
    remove: '{{name}} ஐ நீக்கவும்',
    cancel: '{{name}} ஐ ரத்துசெய்யவும்',
    retry: '{{name}} ஐ மீண்டும் அனுப்பவும்',
    notAPicture: 'பெயர் எதுவாக இருந்தாலும், இது படம் அல்ல. வேறு கோப்பைச் சேர்க்கவும்.',
    broken: 'இந்தப் படத்தைத் திறக்க முடியவில்லை. மீண்டும் சேமித்து, அதைச் சேர்க்கவும்.',
    tooBig: 'சிறிதாக்கிய பிறகும் இந்தப் படம் {{size}} ஐ விடப் பெரியது. எளிய படத்தைச் சேர்க்கவும்.',
    tooMany: '{{count}} படங்களுக்கு இடம் உள்ளது. எடுக்கப்படாதவை: {{left}}.',
  },
  'te-IN': {
    add: 'చిత్రాలు జోడించండి',
    limits: 'JPEG, PNG, WebP లేదా GIF. గరిష్ఠంగా {{count}}; పంపేటప్పుడు ఒక్కొక్కటి {{size}} వరకు.',
    preparing: 'తనిఖీ చేసి చిన్నదిగా చేస్తున్నాం',
    sending: '{{name}} పంపబడుతోంది',
    remove: '{{name}} తొలగించండి',
    cancel: '{{name}} రద్దు చేయండి',
    retry: '{{name}} మళ్లీ పంపండి',
    notAPicture: 'పేరు ఏదైనా, ఇది చిత్రం కాదు. మరో ఫైల్ జోడించండి.',
    broken: 'ఈ చిత్రం తెరుచుకోవడం లేదు. మళ్లీ సేవ్ చేసి, దాన్ని జోడించండి.',
    tooBig: 'చిన్నదిగా చేసినా ఈ చిత్రం {{size}} కంటే పెద్దది. సరళమైన చిత్రం జోడించండి.',
    tooMany: '{{count}} చిత్రాలకు చోటుంది. తీసుకోనివి: {{left}}.',
  },
  'kn-IN': {
    add: 'ಚಿತ್ರಗಳನ್ನು ಸೇರಿಸಿ',
    limits: 'JPEG, PNG, WebP ಅಥವಾ GIF. ಗರಿಷ್ಠ {{count}}; ಕಳುಹಿಸುವಾಗ ಪ್ರತಿಯೊಂದೂ {{size}} ವರೆಗೆ.',
    preparing: 'ಪರಿಶೀಲಿಸಿ ಚಿಕ್ಕದು ಮಾಡಲಾಗುತ್ತಿದೆ',
    sending: '{{name}} ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ',
    remove: '{{name}} ತೆಗೆದುಹಾಕಿ',
    cancel: '{{name}} ರದ್ದುಮಾಡಿ',
    retry: '{{name}} ಮತ್ತೆ ಕಳುಹಿಸಿ',
    notAPicture: 'ಹೆಸರು ಏನೇ ಇದ್ದರೂ ಇದು ಚಿತ್ರವಲ್ಲ. ಬೇರೆ ಕಡತ ಸೇರಿಸಿ.',
    broken: 'ಈ ಚಿತ್ರ ತೆರೆಯುತ್ತಿಲ್ಲ. ಮತ್ತೆ ಉಳಿಸಿ, ಅದನ್ನು ಸೇರಿಸಿ.',
    tooBig: 'ಚಿಕ್ಕದು ಮಾಡಿದರೂ ಈ ಚಿತ್ರ {{size}} ಗಿಂತ ದೊಡ್ಡದು. ಸರಳ ಚಿತ್ರ ಸೇರಿಸಿ.',
    tooMany: '{{count}} ಚಿತ್ರಗಳಿಗೆ ಜಾಗವಿದೆ. ತೆಗೆದುಕೊಳ್ಳದವು: {{left}}.',
  },
  'tr-TR': {
    add: 'Resim ekle',
    limits: 'JPEG, PNG, WebP veya GIF. En çok {{count}} resim, gönderilirken her biri en çok {{size}}.',
    preparing: 'Denetleniyor ve küçültülüyor',
    sending: '{{name}} gönderiliyor',
    remove: '{{name}} resmini kaldır',
    cancel: '{{name}} gönderimini iptal et',
    retry: '{{name}} resmini yeniden gönder',
    notAPicture: 'Adı ne derse desin, bu bir resim değil. Başka bir dosya ekleyin.',
    broken: 'Bu resim açılamıyor. Yeniden kaydedip onu ekleyin.',
    tooBig: 'Bu resim küçültülse de {{size}} sınırını aşıyor. Daha sade bir resim ekleyin.',
    tooMany: '{{count}} resimlik yer var. Alınmayan: {{left}}.',
  },
  'es-ES': {
    add: 'Añadir imágenes',
    limits: 'JPEG, PNG, WebP o GIF. {{count}} como máximo, cada una de hasta {{size}} al enviarse.',
    preparing: 'Se comprueba y se reduce',
    sending: 'Enviando {{name}}',
    remove: 'Quitar {{name}}',
    cancel: 'Cancelar {{name}}',
    retry: 'Volver a enviar {{name}}',
    notAPicture: 'Esto no es una imagen, diga lo que diga su nombre. Añade otro archivo.',
    broken: 'Esta imagen no se puede abrir. Guárdala de nuevo y añade esa.',
    tooBig: 'Incluso reducida, esta imagen pasa de {{size}}. Añade una más sencilla.',
    tooMany: 'Hay sitio para {{count}}. No admitidas: {{left}}.',
  },
  'it-IT': {
    add: 'Aggiungi immagini',
    limits: "JPEG, PNG, WebP o GIF. Al massimo {{count}}, ognuna fino a {{size}} all'invio.",
    preparing: 'Controllo e riduzione in corso',
    sending: 'Invio di {{name}}',
    remove: 'Rimuovi {{name}}',
    cancel: 'Annulla {{name}}',
    retry: 'Invia di nuovo {{name}}',
    notAPicture: "Questa non è un'immagine, qualunque sia il suo nome. Aggiungi un altro file.",
    broken: 'Questa immagine non si apre. Salvala di nuovo e aggiungi quella.',
    tooBig: 'Anche ridotta, questa immagine supera {{size}}. Aggiungine una più semplice.',
    tooMany: "C'è posto per {{count}}. Non accettate: {{left}}.",
  },
  'fr-FR': {
    add: 'Ajouter des images',
    limits: "JPEG, PNG, WebP ou GIF. {{count}} au plus, chacune jusqu'à {{size}} à l'envoi.",
    preparing: 'Vérification et réduction en cours',
    sending: 'Envoi de {{name}}',
    remove: 'Retirer {{name}}',
    cancel: 'Annuler {{name}}',
    retry: 'Renvoyer {{name}}',
    notAPicture: "Ce n'est pas une image, quoi qu'en dise son nom. Ajoutez un autre fichier.",
    broken: "Cette image ne s'ouvre pas. Enregistrez-la de nouveau, puis ajoutez-la.",
    tooBig: 'Même réduite, cette image dépasse {{size}}. Ajoutez-en une plus simple.',
    tooMany: 'Il y a de la place pour {{count}}. Non prises : {{left}}.',
  },
  'de-DE': {
    add: 'Bilder hinzufügen',
    limits: 'JPEG, PNG, WebP oder GIF. Höchstens {{count}}, jedes beim Senden bis {{size}}.',
    preparing: 'Wird geprüft und verkleinert',
    sending: '{{name}} wird gesendet',
    remove: '{{name}} entfernen',
    cancel: '{{name}} abbrechen',
    retry: '{{name}} erneut senden',
    notAPicture: 'Das ist kein Bild, was auch immer der Name sagt. Wählen Sie eine andere Datei.',
    broken: 'Dieses Bild lässt sich nicht öffnen. Speichern Sie es neu und fügen Sie das hinzu.',
    tooBig: 'Auch verkleinert ist dieses Bild größer als {{size}}. Wählen Sie ein einfacheres.',
    tooMany: 'Platz ist für {{count}}. Nicht übernommen: {{left}}.',
  },
};
