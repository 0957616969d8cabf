export const pictures = {
  add: 'तस्वीरें जोड़ें',
  addOne: 'तस्वीर जोड़ें',
  limits: 'JPEG, PNG, WebP या GIF चलेंगे। ज़्यादा से ज़्यादा {{count}}, हर एक {{size}} तक।',
  limitsOne: 'JPEG, PNG, WebP या GIF, {{size}} तक।',
  preparing: 'तैयार की जा रही है',
  sending: '{{name}} भेजी जा रही है',
  remove: '{{name}} हटाएँ',
  cancel: '{{name}} रद्द करें',
  retry: '{{name}} फिर से भेजें',
  problem: {
    notAPicture: 'यह तस्वीर नहीं है। कोई दूसरी फ़ाइल जोड़ें।',
    heic: 'यह ब्राउज़र HEIC नहीं खोल सकता। पहले फ़ोटो को JPEG के रूप में सेव करें।',
    broken: 'यह तस्वीर खुल नहीं रही। पहले इसे दोबारा सेव करें।',
    tooBig: 'छोटा करने पर भी यह तस्वीर {{size}} से बड़ी है। कोई सरल तस्वीर जोड़ें।',
  },
  tooMany: 'जगह {{count}} की है। {{left}} नहीं ली गईं।',
  still: 'ऐनिमेटेड: सिर्फ़ पहला फ़्रेम जोड़ा गया।',
} as const;
