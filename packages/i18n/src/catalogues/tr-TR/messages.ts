export const messages = {
  otherReason: 'başka bir neden; yardım sohbetinde sorabilirsiniz',
  kind: {
    withdrawal_paid: {
      title: 'Para çekme işleminiz ödendi',
      body: '{{amount}} çekildi: {{net}} ödendi, {{fee}} ücret.',
    },
    withdrawal_returned: {
      title: 'Çektiğiniz para geri geldi',
      body: '{{reason}} Tamamı, {{amount}}, yeniden kullanılabilir bakiyenizde.',
    },
    recharge_credited: {
      title: 'Yüklediğiniz para geldi',
      body: '{{amount}} kullanılabilir bakiyenizde.',
    },
    recharge_failed: {
      title: 'Yüklediğiniz para gelmedi',
      body: '{{reason}} Yükleme tutarı: {{amount}}.',
    },
    feedback_answered: {
      title: 'Görüşünüz yanıtlandı',
      body: 'Yanıtı okumak için açın.',
    },
    support_answered: {
      title: 'Yardım sohbetinde biri yanıtladı',
      body: 'Yanıtı okumak için sohbeti açın.',
    },
    report_removed: {
      title: 'Bildirdiğiniz içerik kaldırıldı',
      body: '{{time}} tarihli bildiriminiz okundu ve içerik herkes için kaldırıldı.',
    },
    report_kept: {
      title: 'Bildirdiğiniz içerik yerinde kalıyor',
      body: '{{time}} tarihli bildiriminiz okundu ve içerik diğerleri için olduğu gibi bırakıldı. Sizin için gizli kalır. Eksik bir şey varsa yardım sohbetinde sorun.',
    },
    post_removed: {
      title: 'Gönderiniz kaldırıldı',
      body: 'Biri bunu bildirdi. Nedeni: {{reason}}. Yazdığınız: {{text}} Bunu o kısım olmadan yeniden yazabilirsiniz. Bir yanlışlık olduğunu düşünüyorsanız yardım sohbetinde sorun.',
    },
    comment_removed: {
      title: 'Yorumunuz kaldırıldı',
      body: 'Biri bunu bildirdi. Nedeni: {{reason}}. Yazdığınız: {{text}} Bunu o kısım olmadan yeniden yazabilirsiniz. Bir yanlışlık olduğunu düşünüyorsanız yardım sohbetinde sorun.',
    },
    guide_posted: {
      title: 'Bir rehber metninizi paylaştı',
      body: 'Toplulukta yazdığınız gibi duruyor ve bir rehberin sizin için paylaştığı belirtiliyor. Kendi gönderiniz gibi silebilirsiniz.',
    },
    guide_declined: {
      title: 'Bir rehber metninizi paylaşmadı',
      body: '{{reason}} Başka türlü yazıp yeniden teslim edebilirsiniz.',
    },
    coupon_ending: {
      title: 'Kuponunuzun süresi yakında doluyor',
      body: '{{discount}} indirim. Son kullanım: {{time}}. Kullanmazsanız ödediğiniz hiçbir şeyi kaybetmezsiniz.',
    },
    referral_waiting: {
      title: 'Davet bonusunuz bekliyor',
      body: 'Tanıtım bütçesi {{amount}} şu anda ödeyemedi. Ödenene kadar her gün yeniden denenir; sizin bir şey yapmanız gerekmez.',
    },
    referral_paid: {
      title: 'Davet bonusunuz ödendi',
      body: '{{amount}} bakiyenizde, tanıtım bütçesinden ödendi.',
    },
    submission_approved: {
      title: 'Gönderiniz kabul edildi',
      body: '{{reward}}: {{amount}} bakiyenizde, tanıtım bütçesinden ödendi.',
    },
    submission_waiting: {
      title: 'Gönderiniz kabul edildi',
      body: '{{reward}}: tanıtım bütçesi {{amount}} şu anda ödeyemedi. Siz alana kadar sizin olarak kalır.',
    },
    submission_refused: {
      title: 'Gönderiniz kabul edilmedi',
      body: '{{reward}}: {{reason}} Yeniden deneyebilirsiniz.',
    },
    security_new_device: {
      title: 'Yeni bir cihazda giriş yapıldı',
      body: 'Siz yapmadıysanız giriş şifrenizi değiştirip diğer oturumları kapatın.',
    },
    security_codes_refused: {
      title: 'Kod beş kez reddedildi',
      body: 'Siz yapmadıysanız giriş şifrenizi değiştirip diğer oturumları kapatın.',
    },
    security_password_changed: {
      title: 'Giriş şifresi değişti',
      body: 'Siz yapmadıysanız giriş şifrenizi değiştirip diğer oturumları kapatın.',
    },
    security_password_reset: {
      title: 'Giriş şifresi kodla yenilendi',
      body: 'Siz yapmadıysanız giriş şifrenizi değiştirip diğer oturumları kapatın.',
    },
    security_fund_password_set: {
      title: 'Para çekme PIN’i belirlendi',
      body: 'Siz yapmadıysanız giriş şifrenizi değiştirip diğer oturumları kapatın.',
    },
    security_fund_password_changed: {
      title: 'Para çekme PIN’i değişti',
      body: 'Siz yapmadıysanız giriş şifrenizi değiştirip diğer oturumları kapatın.',
    },
    security_email_bound: {
      title: 'E-posta adresi eklendi',
      body: 'Siz yapmadıysanız giriş şifrenizi değiştirip diğer oturumları kapatın.',
    },
    security_email_restored: {
      title: 'E-posta değişikliği geri alındı',
      body: 'Siz yapmadıysanız giriş şifrenizi değiştirip diğer oturumları kapatın.',
    },
    security_sessions_ended: {
      title: 'Oturumlar kapatıldı',
      body: 'Siz yapmadıysanız giriş şifrenizi değiştirip diğer oturumları kapatın.',
    },
    security_data_exported: {
      title: 'Verileriniz dosya olarak kaydedildi',
      body: 'Siz yapmadıysanız giriş şifrenizi değiştirip diğer oturumları kapatın.',
    },
  },
} as const;
