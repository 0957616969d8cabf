export const help = {
  title: 'Yardım',
  intro: 'Bunun nasıl işlediği ve ona benzeyen bir tuzağın nasıl anlaşıldığı.',
  texts: 'Yardım metinleri',
  contact: 'Bize sorun',
  chat: 'Yardım sohbeti',
  chatText: 'Her zaman otomatik asistan, çalışma saatlerinde görevliler',
  feedback: 'Görüşünüz',
  feedbackText: 'İyi olan, kötü olan; resimlerle',
  unknown: 'Böyle bir yardım metni yok.',
  all: 'Tüm yardım metinleri',
  article: {
    income: {
      title: 'Gelir',
      summary: 'Gelir her günün sonunda eklenir. Makinelerin kazandığına bağlıdır: bazı günler hiç yoktur.',
      words: 'gelir, kazanç, kazanmak, almak, günlük, kâr, ulaşmak, sıfır, az, makine',
      parts: {
        first: {
          title: 'Nasıl alırsınız',
          text: 'İstediğiniz zaman tek dokunuşla alın. Biraz sonra ulaşır; saati gösterilir.',
        },
        second: {
          title: 'Makineler az kazandığında',
          text: 'O zaman orantılı ödenir ve işlem bunu söyler. Açık, başka kimsenin parasıyla kapatılmaz.',
        },
      },
    },
    returns: {
      title: 'Makine iade etmek',
      summary: 'Bir makineyi her zaman iade edebilirsiniz: 24 saat içinde tam, sonra orantılı.',
      words: 'iade, geri vermek, geri ödeme, kiralama, para geri, bitirmek, makine',
      parts: {
        first: {
          title: '24 saat içinde',
          text: 'Ödediğiniz tutar, aldığınız gelir düşülerek geri ödenir.',
        },
        second: {
          title: 'Daha sonra',
          text: 'Geri ödeme: ödediğiniz tutar × kalan günler ÷ kiralama günleri. Onaylamadan önce görürsünüz.',
        },
      },
    },
    fees: {
      title: 'Ücretler ve süreler',
      summary: 'Ücret tutardan düşülür; her şey siz yazmadan önce görünür.',
      words: 'ücret, masraf, çekmek, çekim, para yatırma, en az, hafta sonu, banka, süre, iptal',
      parts: {
        first: {
          title: 'Önce ödenecek bir şey yok',
          text: 'Para çekmeden önce ödemeniz, satın almanız ya da davet etmeniz asla gerekmez.',
        },
        second: {
          title: 'Hafta sonu ve bankalar',
          text: 'Hafta sonu ödeme yapılmaz, bankaların da saatleri vardır. İşlem başlayana kadar iptal edebilirsiniz.',
        },
      },
    },
    safety: {
      title: 'Hesabınızı korumak',
      summary: 'Şifrenizi, para çekme PIN’inizi ya da bir kodu isteyen sizi aldatmak istiyordur.',
      words: 'güvenli, güvenlik, şifre, PIN, kod, çalındı, giriş, hesap, telefon, korumak',
      parts: {
        first: {
          title: 'Burada kimse bunları sormaz',
          text: 'Ne sohbette, ne telefonda, ne mesajda.',
        },
        second: {
          title: 'Bir terslik görürseniz',
          text: 'Önce giriş şifrenizi değiştirin: bu, diğer cihazlardaki oturumları kapatır. Sonra bize yazın.',
        },
      },
    },
    money: {
      title: 'Oyun parası ve arkasında ne var',
      summary:
        'Asla gerçek para değildir. Üyelerin yatırdığı para onlar için ayrı tutulur; bunu kontrol edebilirsiniz.',
      words:
        'para, gerçek, oyun parası, test, yatırılan, bakiye, karşılık, kanıt, defter, bütçe, bonus, nereden',
      parts: {
        first: {
          title: 'Ayrı tutulur',
          text: 'Üyelerin yatırdığı paranın kendi hesabı vardır. Defter, oradan başkasına ödemeyi reddeder.',
        },
        second: {
          title: 'Kendiniz kontrol edin',
          text: '“Para nereden geliyor” her hesabı gösterir; tarayıcınız bakiyenizi toplamın içinde bulur.',
        },
      },
    },
    scheme: {
      title: 'Bir dolandırıcılığın anatomisi',
      summary:
        'Bu uygulamaya benzeyen dolandırıcılıklar hep aynı hileleri kullanır. Bizim kullanmadığımızı kontrol edin.',
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
        others: 'Bir çubuk haftalarca “%55 satıldı” der. Sayılmamış, çizilmiştir.',
        here: 'Çubuk yalnızca kiralananı gösterir. Bilinmiyorsa çubuk yoktur.',
        figure: '{{name}}: {{total}} adetten {{sold}} kiralandı',
        none: 'Şu anda sayısı sınırlı makine yok.',
      },
      countdown: {
        title: 'Yeniden başlayan geri sayım',
        others: 'Süre biter, geri geldiğinizde yine işliyordur.',
        here: 'Geri sayım sabit bir ana gider ve sıfırda durur.',
        figure: '{{name}}: bitiş {{time}}',
        none: 'Şu anda süreli satış yok.',
      },
      deposits: {
        title: 'Üyelerin parasıyla ödenen gelir',
        others: 'İlk gelenlere, sonra gelenlerin parasıyla ödeme yapılır; ta ki kimse gelmeyene kadar.',
        here: 'Geliri yalnızca makine hasılatı öder. Defter, üyelerin parasından ödemeyi reddeder.',
        figure:
          'Üyelerin parası {{held}}, onlar için tutulan: {{backing}}. Son {{days}}: makineler {{earned}} kazandı, {{paid}} gelir ödendi.',
      },
      fee: {
        title: 'Önce öde, sonra al',
        others: 'Çekmek için önce vergi, depozito ya da üst seviye istenir. Sonra sıradaki gelir.',
        here: 'Ücret önceden bilinir ve tutardan kesilir.',
        figure: 'Ücret {{fee}}, alt sınır {{minimum}}',
      },
      pyramid: {
        title: 'İnsan getirmenin parası',
        others:
          'Getirdiğiniz kişilerin ödediğinden, birçok düzeyde pay alırsınız. Yeni gelen olmayınca biter.',
        here: 'Davet, tanıtım bütçesinden sabit ve sınırlı bir tutar getirir; tek düzeylidir ve asla birinin ödediğinden pay değildir.',
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
