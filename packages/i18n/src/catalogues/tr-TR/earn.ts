export const earn = {
  titles: {
    earn: 'Bonuslar',
  },
  intro: 'Her biri sabit bir tutardır ve tanıtım bütçesinden bir kez ödenir.',
  budget: 'Bütçede şu anda {{amount}} var.',
  budgetSpent: 'Bütçede şu anda {{amount}} var; bazı bonuslara yetmez.',
  kind: {
    welcome: {
      title: 'Hoş geldin bonusu',
      rule: 'Katılan herkese verilir.',
    },
    join_group: {
      title: 'Gruba katıl',
      rule: 'Sizi grupta gösteren bir ekran görüntüsü gönderin.',
    },
    share_link: {
      title: 'Video paylaş',
      rule: 'Paydirt hakkında paylaştığınız bir videonun bağlantısını ya da ekran görüntüsünü gönderin.',
    },
    level: {
      title: 'Seviye {{level}} bonusu',
      rule: 'Seviyeye ulaşınca bir kez ödenir.',
    },
  },
  needs: {
    one: '{{count}} etkin davetli daha gerekli',
    other: '{{count}} etkin davetli daha gerekli',
  },
  also: { checkIn: 'Günlük ziyaret', exchange: 'Kod kullan' },
  state: {
    open: 'Açık',
    in_review: 'İnceleniyor',
    refused: 'Kabul edilmedi',
    ready: 'Hazır',
    received: 'Alındı',
  },
  credit: {
    to_collect: 'Alınacak',
    on_its_way: 'Yolda',
    arrived: 'Hesaba geçti',
  },
  action: {
    collect: '{{amount}} al',
    again: 'Yeniden dene',
    look: 'Gönderdiğinizi gör',
    record: 'İşlemi gör',
    invite: 'Birini davet et',
  },
  arrivedOn: 'Hesaba geçti: {{day}}',
  group: {
    intro: 'Grup yalnızca örnek bir sayfadır.',
    picture: 'Grubun örnek sayfası',
    open: 'Grup sayfasını aç',
  },
  share: {
    intro: 'Videoda bunun oyun parası olduğunu söyleyin.',
    way: 'Ne gönderiyorsunuz',
    byLink: 'Bağlantı',
    byPicture: 'Ekran görüntüsü',
    link: 'Videonun bağlantısı',
    linkHint: 'https:// ile başlar ve şunlardan birine götürür: {{sites}}.',
  },
  screenshot: 'Ekran görüntüsü',
  send: 'İncelemeye gönder',
  waitUpload: 'Resmin gönderilmesini bekleyin.',
  review: {
    title: 'İnceleniyor',
    text: 'Gönderildi: {{time}}. Kabul edilirse {{amount}} ödenir.',
    panel: 'Test panelinde incele',
    picture: 'Gönderdiğiniz',
  },
  approved: {
    title: 'Kabul edildi ve ödendi',
    text: '{{day}} günü {{amount}} hesabınıza geçti.',
  },
  unpaid: {
    title: 'Kabul edildi, henüz ödenmedi',
    text: 'Bu tutar sizindir: tanıtım bütçesinde {{amount}} olunca alabilirsiniz.',
  },
  refused: {
    title: 'Kabul edilmedi',
    text: '{{reason}} Başka bir tane gönderebilirsiniz.',
  },
} as const;
