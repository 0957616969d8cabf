const REMOVED =
  'कारण: “{{reason}}”। आपने लिखा था: {{text}} आप इसे उस हिस्से के बिना फिर पोस्ट कर सकते हैं, या सपोर्ट चैट में पूछ सकते हैं।';
const NOT_YOU = 'अगर यह आपने नहीं किया, तो लॉगिन पासवर्ड बदलें।';

export const messages = {
  otherReason: 'कोई और',
  kind: {
    withdrawal_paid: {
      title: 'निकासी का भुगतान हुआ',
      body: '{{net}} का भुगतान हुआ। {{fee}} शुल्क मिलाकर कुल {{amount}} निकले।',
    },
    withdrawal_returned: {
      title: 'निकासी विफल',
      body: '{{reason}} पूरी राशि, {{amount}}, फिर से आपके उपलब्ध बैलेंस में है।',
    },
    recharge_credited: {
      title: 'टॉप-अप मिल गया',
      body: '{{amount}} आपके उपलब्ध बैलेंस में हैं।',
    },
    recharge_failed: {
      title: 'टॉप-अप नहीं आया',
      body: '{{reason}} टॉप-अप: {{amount}}',
    },
    feedback_answered: {
      title: 'आपकी राय का जवाब आया',
      body: 'जवाब पढ़ने के लिए उसे खोलें।',
    },
    support_answered: {
      title: 'सपोर्ट चैट में जवाब आया',
      body: 'पढ़ने के लिए चैट खोलें।',
    },
    report_removed: {
      title: 'जिसकी शिकायत आपने की, वह हटा दिया गया',
      body: 'आपकी {{time}} की शिकायत पढ़ी गई। वह सबके लिए हटा दिया गया।',
    },
    report_kept: {
      title: 'जिसकी शिकायत आपने की, वह बना रहेगा',
      body: 'आपकी {{time}} की शिकायत पढ़ी गई। वह आपसे छिपा रहेगा; सहमत न हों, तो सपोर्ट चैट में पूछें।',
    },
    post_removed: {
      title: 'पोस्ट हटा दी गई',
      body: REMOVED,
    },
    comment_removed: {
      title: 'कमेंट हटा दिया गया',
      body: REMOVED,
    },
    guide_posted: {
      title: 'एक गाइड ने आपका टेक्स्ट पोस्ट किया',
      body: 'जस का तस, और इस पर लिखा है कि गाइड ने इसे आपके लिए पोस्ट किया। आप इसे हटा सकते हैं।',
    },
    guide_declined: {
      title: 'गाइड ने आपका टेक्स्ट पोस्ट नहीं किया',
      body: '{{reason}} इसे बदलकर फिर से भेजें।',
    },
    coupon_ending: {
      title: 'कूपन जल्द ख़त्म होगा',
      body: '{{discount}} की छूट, {{time}} तक।',
    },
    referral_waiting: {
      title: 'रेफ़रल का बोनस बाकी है',
      body: 'प्रमोशन बजट अभी {{amount}} नहीं दे सकता। हर दिन फिर से कोशिश होती है।',
    },
    referral_paid: {
      title: 'रेफ़रल का बोनस मिल गया',
      body: '{{amount}}, प्रमोशन बजट से दिए गए।',
    },
    submission_approved: {
      title: 'आपने जो भेजा, मंज़ूर हुआ',
      body: '{{reward}}: {{amount}}, प्रमोशन बजट से दिए गए।',
    },
    submission_waiting: {
      title: 'आपने जो भेजा, मंज़ूर हुआ',
      body: '{{reward}}: प्रमोशन बजट अभी {{amount}} नहीं दे सकता। यह आपका ही है: बजट में राशि होने पर ले लें।',
    },
    submission_refused: {
      title: 'आपने जो भेजा, मंज़ूर नहीं हुआ',
      body: '{{reward}}: {{reason}} आप फिर से कोशिश कर सकते हैं।',
    },
    security_new_device: {
      title: 'नए डिवाइस पर लॉग इन हुआ',
      body: NOT_YOU,
    },
    security_codes_refused: {
      title: 'पाँच बार ग़लत OTP डाला गया',
      body: NOT_YOU,
    },
    security_password_changed: {
      title: 'लॉगिन पासवर्ड बदला',
      body: NOT_YOU,
    },
    security_password_reset: {
      title: 'लॉगिन पासवर्ड OTP से दोबारा सेट हुआ',
      body: NOT_YOU,
    },
    security_fund_password_set: {
      title: 'निकासी PIN सेट हुआ',
      body: NOT_YOU,
    },
    security_fund_password_changed: {
      title: 'निकासी PIN बदला',
      body: NOT_YOU,
    },
    security_email_bound: {
      title: 'ईमेल पता जोड़ा गया',
      body: NOT_YOU,
    },
    security_email_restored: {
      title: 'ईमेल पते का बदलाव रद्द किया गया',
      body: NOT_YOU,
    },
    security_sessions_ended: {
      title: 'सेशन ख़त्म किए गए',
      body: NOT_YOU,
    },
    security_data_exported: {
      title: 'आपका डेटा फ़ाइल में सेव हुआ',
      body: NOT_YOU,
    },
  },
} as const;
