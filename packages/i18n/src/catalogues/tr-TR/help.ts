export const help = {
  title: 'Yardım',
  texts: 'Yardım metinleri',
  contact: 'Bize sorun',
  chat: 'Yardım sohbeti',
  feedback: 'Görüşünüz',
  unknown: 'Böyle bir yardım metni yok.',
  all: 'Tüm yardım metinleri',
  article: {
    income: {
      title: 'Gelir',
      summary: 'Gelir, makinelerin her gün kazandığına bağlıdır: bazı günler hiç olmaz.',
      words:
        'gelir, kazanç, kazanmak, kazandım, günlük, kâr, ulaşmak, ulaşır, hesaba geçer, hesaba geçecek, yatar',
      more: 'Makineler yeterince kazanmazsa gelir orantılı ödenir: açık, kimsenin yatırdığı parayla kapatılmaz.',
    },
    returns: {
      title: 'Makine iade etmek',
      summary:
        'Bir makineyi iade edebilirsiniz: ilk 24 saatte tam, sonra kalan günlerle orantılı geri ödemeyle.',
      words: 'iade, geri vermek, geri ödeme, para geri',
      more: 'İlk 24 saatte ödediğiniz tutar, aldığınız gelir düşülerek geri ödenir. Sonrasında geri ödenen: ödediğiniz tutar × kalan günler ÷ kiralama günleri.',
    },
    fees: {
      title: 'Ücretler ve süreler',
      summary: 'Ücret siz tutar girmeden önce görünür ve o tutardan düşülür.',
      answer:
        '{{home}} → {{topUp}}: ücret yok. {{home}} → {{withdraw}}: ücret {{share}}. Para bir adrese yaklaşık bir saatte, bankaya en geç {{hours}} saatte geçer.',
      words:
        'ücret, masraf, çekmek, çekerim, çekim, çekebilirim, çektiğim para hesaba geçer, yüklediğim para hesaba geçer, para yüklemek, para yüklerim, para eklerim, para yatırırım, en az, hafta sonu, banka',
      more: 'Önceden bir şey ödemeniz, satın almanız ya da birini davet etmeniz asla gerekmez. Hafta sonu ödeme yapılmaz; para yola çıkana kadar çekimi iptal edebilirsiniz.',
    },
    safety: {
      title: 'Hesabınızı korumak',
      summary: 'Şifrenizi, para çekme PIN’inizi ya da bir kodu isteyen kişi sizi dolandırmaya çalışıyordur.',
      answer: 'PIN’inizi mi unuttunuz? Kodla yenisini belirleyin: {{place}}.',
      words: 'şifre, PIN, çalındı, giriş, güvenlik, hesap güvenli',
      more: 'Bir terslik varsa giriş şifrenizi değiştirin: bu, diğer cihazlardaki oturumları kapatır.',
    },
    money: {
      title: 'Oyun parası ve karşılığı',
      summary:
        'Asla gerçek para değildir. Üyelerin yatırdığı para onlar için ayrı tutulur; bunu kontrol edebilirsiniz.',
      words:
        'gerçek, oyun parası, test, para güvende, bakiye, karşılık, kanıt, defter, bütçe, bonus, para nereden',
      more: 'Üyelerin yatırdığı paranın kendi hesabı vardır. Defter, oradan başkasına ödemeyi reddeder.',
    },
    scheme: {
      title: 'Bir dolandırıcılığın anatomisi',
      summary:
        'Bu uygulamaya benzeyen dolandırıcılıklar hep aynı birkaç hileyi kullanır. Bizim kullanmadığımızı kontrol edin.',
      words: 'dolandırıcılık, dolandırıcı, hile, tuzak, ponzi, piramit, güven, dürüst, kandırmak',
    },
  },
  scheme: {
    others: 'Başkaları nasıl yapar',
    here: 'Burada',
    test: 'Bunu kontrol eden otomatik test',
    item: {
      bar: {
        title: 'Hiç kımıldamayan çubuk',
        others: 'Bir çubuk haftalarca “%55 satıldı” der. Sayıma dayanmaz, yalnızca çizilmiştir.',
        here: 'Çubuk yalnızca kiralananı gösterir. Bilinmiyorsa çubuk yoktur.',
        figure: '{{name}}: {{sold}} / {{total}} adet kiralandı',
        none: 'Şu anda sayısı sınırlı makine yok.',
      },
      countdown: {
        title: 'Yeniden başlayan geri sayım',
        others: 'Süre biter, geri geldiğinizde yine işliyordur.',
        here: 'Geri sayım sabit bir ana kadar sürer ve sıfırda durur.',
        figure: '{{name}}: bitiş {{time}}',
        none: 'Şu anda süreli satış yok.',
      },
      deposits: {
        title: 'Yatırılan parayla ödenen gelir',
        others: 'İlk gelenlere, sonra gelenlerin parasıyla ödeme yapılır; kimse gelmeyene kadar.',
        here: 'Geliri yalnızca makine hasılatı öder. Defter, üyelerin yatırdığı paradan ödemeyi reddeder.',
        figure:
          'Şu an: üyelerin yatırdığı para {{held}}, tutulan {{backing}}. Son {{days}}: kazanılan {{earned}}, ödenen {{paid}}.',
      },
      fee: {
        title: 'Önce öde, sonra al',
        others: 'Para çekmek için önce vergi, depozito ya da üst seviye istenir.',
        here: 'Ücret önceden bilinir ve tutardan kesilir.',
        figure: 'Ücret {{fee}}, alt sınır {{minimum}}',
      },
      pyramid: {
        title: 'Üye getirene para',
        others: 'Getirdiğiniz kişilerin ödediğinden, birçok düzeyde pay alırsınız.',
        here: 'Davet, tanıtım bütçesinden sabit ve sınırlı bir tutar getirir; tek düzeylidir, birinin ödediğinden asla pay verilmez.',
        figure: 'Şimdiye dek tanıtım bütçesinden ödenen: {{paid}}. Kalan: {{left}}.',
      },
      figures: {
        title: 'Kimsenin kontrol edemediği rakamlar',
        others: 'Bakiyeler ekrandaki sayılardan ibarettir. Kimse onları toplamaz.',
        here: 'Her hareket, toplamı sıfır olması gereken bir defterdedir. Herkes toplayabilir.',
        figure: '{{entries}} kayıt, toplam {{sum}}',
      },
    },
  },
} as const;
