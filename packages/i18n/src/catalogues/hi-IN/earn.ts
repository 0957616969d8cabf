export const earn = {
  titles: {
    earn: 'बोनस',
  },
  intro: 'हर एक तय राशि है, जो प्रमोशन बजट से एक बार दी जाती है।',
  budget: 'बजट में अभी {{amount}} हैं।',
  budgetSpent: 'बजट में अभी {{amount}} हैं, जो इनमें से कुछ से कम है।',
  kind: {
    welcome: {
      title: 'स्वागत',
      rule: 'हर नए सदस्य को।',
    },
    join_group: {
      title: 'ग्रुप से जुड़ें',
      rule: 'ऐसा स्क्रीनशॉट भेजें जिसमें आप ग्रुप में दिखें।',
    },
    share_link: {
      title: 'वीडियो शेयर करें',
      rule: 'Paydirt के बारे में शेयर किए गए वीडियो का लिंक या स्क्रीनशॉट भेजें।',
    },
    level: {
      title: 'लेवल {{level}} का बोनस',
      rule: 'लेवल पर पहुँचने पर एक बार मिलता है।',
    },
  },
  needs: {
    one: '{{count}} और योग्य रेफ़रल',
    other: '{{count}} और योग्य रेफ़रल',
  },
  also: { checkIn: 'रोज़ का चेक-इन', exchange: 'कोड रिडीम करें' },
  state: {
    open: 'कर सकते हैं',
    in_review: 'जाँच में',
    refused: 'मंज़ूर नहीं हुआ',
    ready: 'तैयार',
    received: 'ले लिया',
  },
  credit: {
    to_collect: 'लेने के लिए तैयार',
    on_its_way: 'आ रहा है',
    arrived: 'मिल गया',
  },
  action: {
    collect: '{{amount}} लें',
    again: 'फिर से भेजें',
    look: 'आपने जो भेजा, देखें',
    record: 'रिकॉर्ड देखें',
    invite: 'लोगों को बुलाएँ',
  },
  arrivedOn: '{{day}} को मिला',
  group: {
    intro: 'ग्रुप सिर्फ़ एक नमूना पेज है।',
    picture: 'ग्रुप का नमूना पेज',
    open: 'ग्रुप का पेज खोलें',
  },
  share: {
    intro: 'वीडियो में बताएँ कि यह डमी पैसा है।',
    way: 'आप क्या भेज रहे हैं',
    byLink: 'लिंक',
    byPicture: 'स्क्रीनशॉट',
    link: 'वीडियो का लिंक',
    linkHint: 'https:// से शुरू हो और इनमें से किसी पर ले जाए: {{sites}}',
  },
  screenshot: 'स्क्रीनशॉट',
  send: 'जाँच के लिए भेजें',
  waitUpload: 'तस्वीर पहुँचने तक रुकें।',
  review: {
    title: 'जाँच में',
    text: '{{time}} को भेजा गया। मंज़ूर होने पर आपको {{amount}} मिलेंगे।',
    panel: 'टेस्ट पैनल में जाँचें',
    picture: 'आपने जो भेजा',
  },
  approved: {
    title: 'मंज़ूर हुआ और दिया गया',
    text: '{{day}} को {{amount}} आपके बैलेंस में आए।',
  },
  unpaid: {
    title: 'मंज़ूर हुआ, अभी दिया नहीं गया',
    text: 'यह आपका ही है: प्रमोशन बजट में {{amount}} होने पर ले लें।',
  },
  refused: {
    title: 'मंज़ूर नहीं हुआ',
    text: '{{reason}} आप दूसरा भेज सकते हैं।',
  },
} as const;
