export const pictures = {
  add: 'చిత్రాలు జోడించండి',
  addOne: 'చిత్రం జోడించండి',
  limits: 'JPEG, PNG, WebP లేదా GIF. గరిష్ఠంగా {{count}}; ఒక్కొక్కటి {{size}} వరకు.',
  limitsOne: 'JPEG, PNG, WebP లేదా GIF; {{size}} వరకు.',
  preparing: 'సిద్ధం చేస్తున్నాం',
  sending: '{{name}} పంపుతున్నాము',
  remove: '{{name}} తొలగించండి',
  cancel: '{{name}} రద్దు చేయండి',
  retry: '{{name}} మళ్లీ పంపండి',
  problem: {
    notAPicture: 'ఇది చిత్రం కాదు. మరో ఫైల్ జోడించండి.',
    heic: 'ఈ బ్రౌజర్ HEIC తెరవలేదు. ముందు JPEGగా సేవ్ చేయండి.',
    broken: 'ఈ చిత్రం తెరుచుకోవడం లేదు. ముందు మళ్లీ సేవ్ చేయండి.',
    tooBig: 'చిన్నదిగా చేసినా ఈ చిత్రం {{size}} కంటే పెద్దది. సరళమైన చిత్రం జోడించండి.',
  },
  tooMany: '{{count}} చిత్రాలకు చోటుంది. తీసుకోనివి: {{left}}.',
  still: 'యానిమేషన్: మొదటి ఫ్రేమ్ మాత్రమే జోడించాం.',
} as const;
