export const pictures = {
  add: 'ఫోటోలు జోడించండి',
  addOne: 'ఫోటో జోడించండి',
  limits: 'JPEG, PNG, WebP లేదా GIF. గరిష్ఠంగా {{count}}; ఒక్కొక్కటి {{size}} వరకు.',
  limitsOne: 'JPEG, PNG, WebP లేదా GIF; {{size}} వరకు.',
  preparing: 'సిద్ధం చేస్తున్నాము',
  sending: '{{name}} పంపుతున్నాము',
  remove: '{{name}} తీసివేయండి',
  cancel: '{{name}} రద్దు చేయండి',
  retry: '{{name}} మళ్లీ పంపండి',
  problem: {
    notAPicture: 'ఇది ఫోటో కాదు. మరో ఫైల్ జోడించండి.',
    heic: 'ఈ బ్రౌజర్‌లో HEIC తెరుచుకోదు. ముందు JPEGగా సేవ్ చేయండి.',
    broken: 'ఈ ఫోటో తెరుచుకోవడం లేదు. ముందు మళ్లీ సేవ్ చేయండి.',
    tooBig: 'చిన్నదిగా చేసినా ఇది {{size}} కంటే పెద్దది. మరింత సాదా ఫోటో జోడించండి.',
  },
  tooMany: '{{count}} ఫోటోలకే చోటుంది. తీసుకోనివి: {{left}}.',
  still: 'యానిమేషన్: మొదటి ఫ్రేమ్ మాత్రమే జోడించాము.',
} as const;
