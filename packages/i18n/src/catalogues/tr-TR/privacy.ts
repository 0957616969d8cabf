/** Texts of what is kept about a member, of taking it along, and of leaving. */
export const privacy = {
  title: 'Verileriniz',
  until: {
    account: 'En geç hesabınızı silene kadar',
    ever: 'Süresiz; hesabınız silinince adınızın yerine bir numarayla',
  },
  kept: {
    account: {
      title: 'Hesap',
      text: 'Ad, telefon, e-posta, ayarlar: sizi tanımak ve size ulaşmak için. Tek seferlik bonuslar ve benzerleri, adınız olmadan 90 gün daha saklanır.',
    },
    sessions: {
      title: 'Oturumlar ve cihazlar',
      text: 'Oturumunuzun açık olduğu yerler: görüp kapatmanız için. Oturum 30 gün sonra biter, tanınan cihaz 180 gün sonra unutulur.',
    },
    security_events: {
      title: 'Güvenlik olayları',
      text: 'Yeni cihazlar, değişen şifreler, yanlış kodlar: bir yabancıyı fark etmeniz için.',
    },
    books: {
      title: 'Defter kayıtları',
      text: 'Oyun parasının her hareketi: her bakiyeyi kanıtlamak için.',
    },
    leases: {
      title: 'Kiralamalar ve siparişler',
      text: 'Kabul ettiklerinizle birlikte.',
    },
    destinations: {
      title: 'Adresler ve banka hesapları',
      text: 'Girdiğiniz test değerleri.',
    },
    community: {
      title: 'Gönderiler, yorumlar ve beğeniler',
      text: 'Gönderilerinizin altındaki yorumlarla birlikte.',
    },
    choices: {
      title: 'Gizledikleriniz, şikâyetleriniz, gönderdikleriniz',
      text: 'Gizli kalmaları ve incelenmeleri için.',
    },
    messages: {
      title: 'Mesajlar',
      text: 'Okuduklarınızla birlikte.',
    },
    files: {
      title: 'Resimler',
      text: 'Kullanılmayanlar bir gün sonra silinir.',
    },
    outbox: {
      title: 'SMS ve e-postalar',
      text: 'Size gönderilecek olanlar, test paneli için.',
    },
  },
  export: {
    title: 'Verilerinizi yanınıza alın',
    both: 'JSON ve CSV kaydet',
    json: 'Yalnızca JSON kaydet',
    csv: 'Yalnızca CSV kaydet',
    done: 'Verileriniz {{name}} olarak kaydedildi.',
  },
  readMe: {
    title: 'Paydirt: hakkınızda saklanan her şey',
    text: '{{time}} itibarıyla, oyun USDT’si ve UTC ile.',
  },
  leave: {
    title: 'Hesabınızı silin',
    open: 'Hesabı sil',
    text: 'Hemen ve kalıcı olarak.',
    happens: 'Şimdi ne olacak',
    returned: { one: '{{count}} makine iade edilir', other: '{{count}} makine iade edilir' },
    withdrawals: {
      one: 'Henüz ödenmemiş {{count}} para çekme işlemi durdurulur',
      other: 'Henüz ödenmemiş {{count}} para çekme işlemi durdurulur',
    },
    available: 'Kullanılabilir bakiye',
    income: 'Alınacak ve yoldaki gelir',
    fee: 'Para çekme ücreti, {{share}}',
    paidOut: 'Son bakiye',
    playMoney: 'Oyun parası: hesapla birlikte silinir, başka yerde değeri yoktur.',
    gone: 'Ad, telefon, e-posta, gönderiler, resimler ve mesajlar her yerden silinir. Defter kayıtları bir numarayla kalır.',
    again: 'Tek seferlik bonuslar ve benzerleri 90 gün sonra yeniden alınabilir.',
    codeHint: 'Az önce kullandığınız kod ya da yenisi.',
    pin: 'Para çekme PIN’i',
    submit: 'Hesabımı kalıcı olarak sil',
    stay: 'Hesabı koru',
    done: 'Hesabınız silindi.',
    notDone: 'Oturumunuz sona erdi. Hesabınız silinmedi.',
    unknown: 'Oturumunuz sona erdi. Hesabınızın silinip silinmediği henüz bilinmiyor.',
    saveReceipt: 'Makbuzu kaydet',
  },
} as const;
