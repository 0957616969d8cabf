const REMOVED =
  'Neden: {{reason}}. Metniniz: {{text}} O kısım olmadan yeniden paylaşabilir ya da yardım sohbetinde sorabilirsiniz.';
const NOT_YOU = 'Siz yapmadıysanız giriş şifrenizi değiştirin.';

export const messages = {
  otherReason: 'başka bir neden',
  kind: {
    withdrawal_paid: {
      title: 'Çektiğiniz para ödendi',
      body: '{{net}} ödendi. Ücret {{fee}}, toplam {{amount}}.',
    },
    withdrawal_returned: {
      title: 'Para çekme başarısız oldu',
      body: '{{reason}} Tutar kullanılabilir bakiyenize döndü: {{amount}}.',
    },
    recharge_credited: {
      title: 'Yüklenen para hesabınıza geçti',
      body: '{{amount}} kullanılabilir bakiyenizde.',
    },
    recharge_failed: {
      title: 'Para yüklenemedi',
      body: '{{reason}} Yükleme tutarı: {{amount}}.',
    },
    feedback_answered: {
      title: 'Görüşünüz yanıtlandı',
      body: 'Yanıtı okumak için açın.',
    },
    support_answered: {
      title: 'Yardım sohbetinde yeni yanıt',
      body: 'Okumak için sohbeti açın.',
    },
    report_removed: {
      title: 'Şikâyet ettiğiniz içerik kaldırıldı',
      body: '{{time}} tarihli şikâyetiniz incelendi. İçerik herkes için kaldırıldı.',
    },
    report_kept: {
      title: 'Şikâyet ettiğiniz içerik kaldırılmadı',
      body: '{{time}} tarihli şikâyetiniz incelendi. İçerik sizin için gizli kalır; katılmıyorsanız yardım sohbetinde sorun.',
    },
    post_removed: {
      title: 'Gönderi kaldırıldı',
      body: REMOVED,
    },
    comment_removed: {
      title: 'Yorum kaldırıldı',
      body: REMOVED,
    },
    guide_posted: {
      title: 'Bir rehber metninizi paylaştı',
      body: 'Değiştirilmeden, bir rehberin sizin adınıza paylaştığı belirtilerek yayımlandı. Silebilirsiniz.',
    },
    guide_declined: {
      title: 'Bir rehber metninizi paylaşmadı',
      body: '{{reason}} Değiştirip yeniden gönderebilirsiniz.',
    },
    coupon_ending: {
      title: 'Kuponun süresi yakında doluyor',
      body: '{{discount}} indirim. Son tarih: {{time}}.',
    },
    referral_waiting: {
      title: 'Davet bonusu bekliyor',
      body: 'Tanıtım bütçesi şu anda yetmiyor. Bekleyen tutar: {{amount}}. Ödeme her gün yeniden denenir.',
    },
    referral_paid: {
      title: 'Davet bonusu ödendi',
      body: '{{amount}} tanıtım bütçesinden ödendi.',
    },
    submission_approved: {
      title: 'Bonus başvurusu kabul edildi',
      body: '{{reward}}: {{amount}}, tanıtım bütçesinden ödendi.',
    },
    submission_waiting: {
      title: 'Bonus başvurusu kabul edildi',
      body: '{{reward}}: tanıtım bütçesi şu anda yetmiyor. Bekleyen tutar: {{amount}}. Bütçe yetince alabilirsiniz.',
    },
    submission_refused: {
      title: 'Bonus başvurusu kabul edilmedi',
      body: '{{reward}}: {{reason}} Yeniden deneyebilirsiniz.',
    },
    security_new_device: {
      title: 'Yeni bir cihazdan giriş yapıldı',
      body: NOT_YOU,
    },
    security_codes_refused: {
      title: 'Beş kez yanlış kod girildi',
      body: NOT_YOU,
    },
    security_password_changed: {
      title: 'Giriş şifresi değişti',
      body: NOT_YOU,
    },
    security_password_reset: {
      title: 'Giriş şifresi kodla sıfırlandı',
      body: NOT_YOU,
    },
    security_fund_password_set: {
      title: 'Para çekme PIN’i belirlendi',
      body: NOT_YOU,
    },
    security_fund_password_changed: {
      title: 'Para çekme PIN’i değişti',
      body: NOT_YOU,
    },
    security_email_bound: {
      title: 'E-posta adresi eklendi',
      body: NOT_YOU,
    },
    security_email_restored: {
      title: 'E-posta değişikliği geri alındı',
      body: NOT_YOU,
    },
    security_sessions_ended: {
      title: 'Oturumlar kapatıldı',
      body: NOT_YOU,
    },
    security_data_exported: {
      title: 'Verileriniz dosya olarak kaydedildi',
      body: NOT_YOU,
    },
  },
} as const;
