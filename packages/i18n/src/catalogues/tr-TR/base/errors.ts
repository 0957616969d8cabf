export const error = {
  invalid_input: 'Bu formda bir şey doğru değil. İşaretli alanları kontrol edip yeniden gönderin.',
  unauthorized: 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
  forbidden: 'Hesabınızın bunu yapma izni yok.',
  not_found: 'Böyle bir şey yok ya da artık yok.',
  too_slow:
    'İsteğin hizmete ulaşması çok uzun sürdü, bu yüzden hiçbir şey yapılmadı. Lütfen yeniden deneyin.',
  in_flight: 'Bu istek zaten işleniyor. Biraz bekleyip yeniden bakın.',
  too_large: 'Gönderdiğiniz çok büyük. Daha küçük bir şey seçin.',
  misdirected: 'Hizmet bu adreste yanıt vermiyor. Uygulamayı kendi adresinde açın.',
  key_reused: 'Bu, daha önce başka bir içerikle gönderildi.',
  key_void: 'Bundan vazgeçtiniz. Hiçbir şey yapılmadı.',
  key_required:
    'Bu istek güvenlik anahtarı olmadan geldi, bu yüzden hiçbir şey yapılmadı. Sayfayı yenileyip yeniden deneyin.',
  too_many_requests: 'Kısa sürede çok fazla istek. Bir dakika bekleyip yeniden deneyin.',
  internal: 'Hizmet bir hata yaptı. Hiçbir şey değişmedi; lütfen yeniden deneyin.',
  unavailable: 'Hizmete şu anda ulaşılamıyor. Lütfen bir dakika sonra yeniden deneyin.',
  busy: 'Hizmet şu anda yoğun. Lütfen birazdan yeniden deneyin.',

  wrong_credentials: 'Hesap ya da şifre doğru değil. İkisini de kontrol edip yeniden deneyin.',
  account_exists: 'Bu telefon numarası ya da e-posta adresiyle zaten bir hesap var. Onunla giriş yapın.',
  account_unknown: 'Bu telefon numarası ya da e-posta adresiyle bir hesap yok.',
  account_locked: 'Çok fazla yanlış şifre girildi. Bir süre bekleyin ya da kodla yeni bir şifre belirleyin.',
  invitation_unknown: 'Böyle bir davet kodu yok. Size veren kişiye sorun.',
  verify_needed: 'Önce siz olduğunuzu doğrulayın.',
  wrong_password: 'Mevcut şifre doğru değil.',
  undo_over: 'Bu bağlantı artık geçerli değil. Bir sorun varsa kodla yeni bir giriş şifresi belirleyin.',
  email_registration_closed: 'Şu anda e-postayla hesap açılamıyor. Telefon numarasıyla açılabilir.',
  captcha_needed: 'Ağınızdan çok sayıda kod istendi. Birazdan yeniden isteyin.',
  code_wrong: 'Doğrulama kodu doğru değil. Son mesaja bakıp yeniden deneyin.',
  code_expired: 'Bu doğrulama kodu artık geçerli değil. Yenisini isteyin.',
  code_too_many_tries: 'Çok fazla yanlış kod girildi. Yenisini isteyin.',
  code_too_soon: 'Az önce bir kod gönderildi. Ondan bir dakika sonra yenisini isteyebilirsiniz.',
  code_day_limit: 'Bugün oraya çok sayıda kod gönderildi, daha fazlası gönderilemez. Yarın yeniden deneyin.',
  feedback_day_limit: 'Bugün için yeterince resimli görüş gönderdiniz. Bunu resimsiz ya da yarın gönderin.',
  storage_full:
    'Resimleriniz size ayrılan yerin tamamını kaplıyor. Resimli bir gönderiyi silip yeniden deneyin.',
  world_storage_full: 'Burada resimler için yer kalmadı. Bu hizmeti işletenden daha fazla yer isteyin.',
  pictures_unavailable: 'Buraya resim eklenemiyor. Diğer her şey çalışıyor.',

  insufficient_balance:
    'Bu, kullanılabilir bakiyenizden fazla. Para yükleyin ya da daha küçük bir tutar seçin.',
  below_minimum: 'Tutar alt sınırın altında. Daha büyük bir tutar girin.',
  nothing_to_receive: 'Bugün alınacak gelir yok. Gelir her günün sonunda eklenir.',

  sold_out: 'Bu tükendi. Sizden hiçbir şey alınmadı.',
  not_on_sale_yet: 'Satış henüz başlamadı. Sizden hiçbir şey alınmadı.',
  sale_ended: 'Satış sona erdi. Sizden hiçbir şey alınmadı.',
  agreement_changed: 'Siz okuduktan sonra kiralama sözleşmesi değişti. Yenisini okuyup yeniden karar verin.',
  coupon_not_usable:
    'Bu kupon şu anda kullanılamaz: süresi dolmuş, kullanılmış ya da başka bir şey için. Hiçbir ücret alınmadı.',
  coupon_offer_not_begun: 'Bu kuponlar henüz alınamaz. İlk gün kuponun üzerinde yazar.',
  coupon_offer_over: 'Bu kuponlar artık alınamaz. Hiçbir şey değişmedi.',
  coupons_gone: 'Bu kuponların hepsi alındı.',
  coupon_already_taken: 'Bu kupon sizde var. Her üye bir kez alabilir.',
  coupons_closed: 'Şu anda kupon alınamıyor. Elinizdekileri kullanabilirsiniz.',
  delivery_address_required: 'Önce bir teslimat adresi seçin.',
  not_returnable:
    'Bu makine artık iade edilemez: kiralama süresi dolmuş ya da makine daha önce iade edilmiş.',

  rate_changed: 'Kur, gösterildiğinden beri değişti. Yeni kura bakın, sonra yeniden gönderin.',
  deposit_not_expected:
    'Bu yükleme için bir transfer beklenmiyor: süresi doldu, başarısız oldu ya da kartla yapılıyor.',
  too_many_open_recharges:
    'Bir üyenin sahip olabileceği kadar açık yüklemeniz var. Birini tamamlayın ya da birinin bitmesini bekleyin.',
  redemption_code_unknown: 'Böyle bir kod yok. Harflerini ve rakamlarını kontrol edin.',
  redemption_code_used: 'Bu kod tükenmiş. Hiçbir şey eklenmedi.',
  redemption_code_expired: 'Bu kodun süresi dolmuş. Hiçbir şey eklenmedi.',
  already_redeemed: 'Bu hesapta daha önce bir kod kullanıldı. Her üye bir kod kullanabilir.',
  above_code_value: 'Bu, kodun değerinden fazla. Daha küçük bir tutar girin.',
  promotion_budget_empty:
    'Tanıtım bütçesi tükendi ve bunu şu anda ödeyemiyor. Hiçbir şey eklenmedi, size ait hiçbir şey de kullanılmadı.',
  already_checked_in: 'Bugünkü ziyaretiniz zaten kayıtlı. Ödemesi bir kez yapıldı.',
  day_changed:
    'Artık başka bir gün; bu yüzden hiçbir ziyaret kaydedilmedi ve ödenmedi. Yeni güne bakıp yeniden karar verin.',
  reward_not_ready: 'Bu bonus henüz hazır değil.',
  reward_received: 'Bu bonusu zaten aldınız. Bir kez ödenir.',
  paid_before: 'Bunu önceki bir hesabınızda aldınız. Her kişi bir kez alır.',
  submission_under_way: 'Bunun için zaten bir şey gönderdiniz. İnceleniyor.',
  submission_decided: 'Bu zaten incelendi.',
  not_cancellable: 'Bu çekim işleme alındı ve artık iptal edilemez.',

  bound_elsewhere: 'Bu zaten başka bir üyeye ait. Kendinize ait olanı kullanın.',
  already_bound: 'Bu zaten sizde kayıtlı.',
  channel_not_bound: 'Bu iletişim bilgisi henüz hesabınızda değil. Başka birini seçin.',
  fund_password_not_set: 'Önce para çekme PIN’inizi belirleyin.',
  fund_password_wrong: 'Para çekme PIN’i doğru değil. Kontrol edip yeniden deneyin.',
  fund_password_locked:
    'Çok fazla yanlış para çekme PIN’i girildi. Bir süre bekleyin ya da kodla yenisini belirleyin.',

  support_ticket_used: 'Bu sohbet bağlantısının süresi doldu. Sohbeti yeniden açın.',
  support_ended: 'Çıkış yaptığınız ya da yeniden girdiğiniz için bu sohbet bitti. Yeniden açın.',

  clock_backwards: 'Test saati yalnızca ileri gider. Daha sonraki bir zaman seçin.',
  clock_too_far: 'Bu çok ileride. Test saatini bir kerede en fazla 400 gün ileri alın.',
  day_not_short:
    'Bu gün için ödenmesi gereken her şey ödendi ya da gün henüz bitmedi. Tamamlanacak bir şey yok.',
  already_topped_up: 'Bu gün daha önce tamamlandı. Başka bir şey ödenmedi.',
  class_key_needed: 'Bunun için sınıf anahtarı gerekir. Test panelinde girin.',
  class_key_wrong: 'Bu, sınıf anahtarı değil. Kontrol edip yeniden deneyin.',

  offline: 'Çevrimdışısınız. Bağlantınızı kontrol edip yeniden deneyin.',
  timeout: 'Hizmetin yanıtı çok uzun sürdü. Lütfen yeniden deneyin.',
  bad_answer: 'Hizmet, bu uygulamanın anlamadığı bir yanıt verdi. Lütfen yeniden deneyin.',
  not_test_mode: 'Bu hizmet test modunda olduğunu belirtmiyor, bu yüzden uygulama onu kullanmıyor.',
  unknown: 'Bir şeyler ters gitti. Lütfen yeniden deneyin.',

  detail: {
    minimum: 'Alt sınır {{limit}}.',
    triesLeft: { one: '{{count}} deneme hakkı kaldı.', other: '{{count}} deneme hakkı kaldı.' },
    retryIn: {
      one: '{{count}} saniye sonra yeniden deneyin.',
      other: '{{count}} saniye sonra yeniden deneyin.',
    },
  },
} as const;
