export const earn = {
  titles: {
    earn: 'Bonuslar',
    joinGroup: 'Gruba katıl',
    shareLink: 'Video paylaş',
  },
  intro:
    'Her biri sabit bir tutardır ve tanıtım bütçesinden bir kez ödenir. Birini atlamak hiçbir şeye mal olmaz.',
  budget: 'Tanıtım bütçesinde şu anda {{amount}} var.',
  budgetSpent: 'Tanıtım bütçesinde şu anda {{amount}} var; bu, bazılarından az. Hazır olan hazır kalır.',
  kind: {
    welcome: {
      title: 'Hoş geldiniz',
      rule: 'Katılan herkese, en küçük makinenin bir günlük geliri kadar.',
    },
    join_group: {
      title: 'Gruba katıl',
      rule: 'Sizi grupta gösteren bir ekran görüntüsü gönderin. Ödenmeden önce incelenir.',
    },
    share_link: {
      title: 'Video paylaş',
      rule: 'Paylaştığınız, Paydirt hakkında bir videonun bağlantısını ya da ekran görüntüsünü gönderin. Ödenmeden önce incelenir.',
    },
    level: {
      title: 'Seviye {{level}} bonusu',
      rule: 'Seviyeye ulaşınca bir kez ödenir. Davet ettiklerinizin ne ödediği bunu değiştirmez.',
    },
  },
  needs: {
    one: '{{count}} etkin davetli daha',
    other: '{{count}} etkin davetli daha',
  },
  also: { checkIn: 'Günlük ziyaret', exchange: 'Kod kullan' },
  state: {
    open: 'Yapılacak',
    in_review: 'İnceleniyor',
    refused: 'Kabul edilmedi',
    ready: 'Hazır',
    received: 'Alındı',
  },
  credit: {
    to_collect: 'Alınacak',
    on_its_way: 'Yolda',
    arrived: 'Ulaştı',
  },
  action: {
    collect: '{{amount}} al',
    join_group: 'Gruba katıl',
    share_link: 'Video paylaş',
    again: 'Yeniden dene',
    look: 'Gönderdiğinizi gör',
    record: 'İşlemi gör',
    invite: 'Kişi davet et',
  },
  collected: '{{amount}} bakiyenizde.',
  toCollect: '{{amount}} alınmayı bekliyor.',
  arrivedOn: 'Ulaştı: {{day}}',
  group: {
    intro:
      'Bu bir provadır: grup yalnızca örnek bir sayfadır, içinde kimse yoktur. Sayfayı açın, ekran görüntüsü alıp gönderin.',
    picture: 'Grubun örnek sayfası',
    open: 'Grup sayfasını aç',
    hint: 'Uygulamanın yanında açılır.',
  },
  share: {
    intro:
      'Paydirt hakkında bir videoyu istediğiniz yerde paylaşın. İçinde bunun oyun parası olduğunu söyleyin.',
    way: 'Ne gönderiyorsunuz',
    byLink: 'Bağlantı',
    byPicture: 'Ekran görüntüsü',
    link: 'Videonun bağlantısı',
    linkHint: 'https:// ile başlar ve şunlardan birine götürür: {{sites}}.',
  },
  screenshot: 'Ekran görüntüsü',
  send: 'İncelemeye gönder',
  waitUpload: 'Resim hâlâ gönderiliyor. Ulaşmasını bekleyin.',
  review: {
    title: 'İnceleniyor',
    text: 'Gönderilme: {{time}}. Kabul edilirse {{amount}} otomatik olarak ödenir ve bir mesaj alırsınız.',
    panelText: 'Test modunda onu test panelinde kendiniz incelersiniz.',
    panel: 'Test panelinde incele',
    picture: 'Gönderdiğiniz',
  },
  approved: {
    title: 'Kabul edildi ve ödendi',
    text: '{{amount}} bakiyenize ulaştı: {{day}}.',
  },
  unpaid: {
    title: 'Kabul edildi, henüz ödenmedi',
    text: 'Tanıtım bütçesinde {{amount}} yoktu. Sizin olarak kalır: bütçede o kadar olunca alın.',
  },
  refused: {
    title: 'Kabul edilmedi',
    text: '{{reason}} Başka bir tane gönderebilirsiniz.',
  },
} as const;
