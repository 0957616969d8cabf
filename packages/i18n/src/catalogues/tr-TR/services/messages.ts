export const messages = {
  otherReason: 'başka bir neden; yardım sohbetinde sorabilirsiniz',
  kind: {
    withdrawal_paid: {
      title: 'Para çekme işleminiz ödendi',
      body: 'Ödenen: {{net}}. Ücret: {{fee}}, toplam {{amount}}.',
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
      title: 'Şikâyet ettiğiniz içerik kaldırıldı',
      body: '{{time}} tarihli şikâyetiniz okundu ve içerik herkes için kaldırıldı.',
    },
    report_kept: {
      title: 'Şikâyet ettiğiniz içerik yerinde kalıyor',
      body: '{{time}} tarihli şikâyetiniz okundu ve içerik olduğu gibi bırakıldı. Sizin için gizli kalır. Katılmıyorsanız yardım sohbetinde sorun.',
    },
    post_removed: {
      title: 'Gönderiniz kaldırıldı',
      body: 'Şikâyet edildi. Neden: {{reason}}. Metniniz: {{text}} O kısım olmadan yeniden paylaşabilirsiniz. Bir yanlışlık olduğunu düşünüyorsanız yardım sohbetinde sorun.',
    },
    comment_removed: {
      title: 'Yorumunuz kaldırıldı',
      body: 'Şikâyet edildi. Neden: {{reason}}. Metniniz: {{text}} O kısım olmadan yeniden paylaşabilirsiniz. Bir yanlışlık olduğunu düşünüyorsanız yardım sohbetinde sorun.',
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
      body: 'Tanıtım bütçesi şu anda yetmedi. Bekleyen tutar: {{amount}}. Her gün yeniden denenir; sizin bir şey yapmanız gerekmez.',
    },
    referral_paid: {
      title: 'Davet bonusunuz ödendi',
      body: '{{amount}} bakiyenizde, tanıtım bütçesinden ödendi.',
    },
    submission_approved: {
      title: 'Bonus başvurunuz kabul edildi',
      body: '{{reward}}: {{amount}} bakiyenizde, tanıtım bütçesinden ödendi.',
    },
    submission_waiting: {
      title: 'Bonus başvurunuz kabul edildi',
      body: '{{reward}}: tanıtım bütçesi şu anda yetmedi. Bekleyen tutar: {{amount}}. Siz alana kadar sizin olarak kalır.',
    },
    submission_refused: {
      title: 'Bonus başvurunuz kabul edilmedi',
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
