export const help = {
  title: 'Yardım',
  intro: 'Bunun nasıl işlediğini ve benzer bir tuzağın nasıl anlaşıldığını anlatan kısa metinler.',
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
      summary: 'Gelir her günün sonunda eklenir ve makinelerin kazandığına bağlıdır.',
      words: 'gelir, kazanç, kazanmak, almak, günlük, kâr, ulaşmak, sıfır, az, makine',
      parts: {
        one: {
          title: 'Nereden gelir',
          text: 'Makineler her gün, yayımlanmış bir kurala göre farklı bir tutar kazanır. Bazı günler hiç kazanmaz. Kötü günler geçmişte kalır.',
        },
        two: {
          title: 'Nasıl alırsınız',
          text: 'Gelirinizi istediğiniz zaman tek dokunuşla alın. Bekleyen gelir kaybolmaz. Biraz sonra ulaşır, saati gösterilir.',
        },
        three: {
          title: 'Makineler az kazandığında',
          text: 'O günün geliri orantılı ödenir ve işlem bunu söyler. Açık, başka kimsenin parasıyla kapatılmaz.',
        },
      },
    },
    returns: {
      title: 'Makine iade etmek',
      summary: 'Bir makineyi her zaman iade edebilirsiniz: 24 saat içinde tam, sonra orantılı.',
      words: 'iade, geri vermek, geri ödeme, kiralama, para geri, bitirmek, makine',
      parts: {
        one: {
          title: '24 saat içinde',
          text: 'Ödediğiniz tutar, aldığınız gelir düşülerek geri ödenir.',
        },
        two: {
          title: 'Daha sonra',
          text: 'Geri ödeme: ödediğiniz tutar × kalan günler ÷ toplam günler. Başka bir şey kesilmez; tutar siz onaylamadan gösterilir.',
        },
        three: {
          title: 'Nasıl yapılır',
          text: 'Makinelerinizin listesini açın, birini seçin ve iade edin. Neden söylemeniz gerekmez.',
        },
      },
    },
    fees: {
      title: 'Ücretler ve süreler',
      summary: 'Ücret tutardan düşülür; her şey siz yazmadan önce görünür.',
      words: 'ücret, masraf, çekmek, çekim, para yatırma, en az, hafta sonu, banka, süre, iptal',
      parts: {
        one: {
          title: 'Önceden bilinir',
          text: 'Ücret, alt sınır, saatler, ulaşma zamanı ve elinize geçecek olan, ilk tuştan önce formdadır.',
        },
        two: {
          title: 'Tutardan kesilir',
          text: 'Ücret çektiğiniz tutarın içindedir. Önce ödemeniz, satın almanız ya da davet etmeniz asla gerekmez.',
        },
        three: {
          title: 'Hafta sonu ve bankalar',
          text: 'Hafta sonu ödeme yapılmaz, bankaların da saatleri vardır. Form günü ve saati söyler. İşlem başlayana kadar iptal edebilirsiniz.',
        },
      },
    },
    safety: {
      title: 'Hesabınızı korumak',
      summary: 'Şifrenizi, para çekme PIN’inizi ya da bir kodu isteyen sizi aldatmak istiyordur.',
      words: 'güvenli, güvenlik, şifre, PIN, kod, çalındı, giriş, hesap, telefon, korumak',
      parts: {
        one: {
          title: 'Kimsenin ihtiyacı olmayan',
          text: 'Burada kimse şifrenizi, para çekme PIN’inizi ya da bir kodu sormaz: bu sohbette de, telefonda da, mesajda da.',
        },
        two: {
          title: 'Bir terslik görürseniz',
          text: 'Önce giriş şifrenizi değiştirin. Bu, öbür cihazlardaki oturumları kapatır. Sonra bize yazın.',
        },
        three: {
          title: 'Yalnızca test değerleri',
          text: 'Buradaki her şey oyun parasıdır. Asla gerçek bir kart, banka hesabı ya da adres yazmayın.',
        },
      },
    },
    money: {
      title: 'Oyun parası ve arkasında ne var',
      summary: 'Üyelerin yatırdığı para onlar için ayrı tutulur; bunu kendiniz kontrol edebilirsiniz.',
      words:
        'para, gerçek, oyun parası, test, yatırılan, bakiye, karşılık, kanıt, defter, bütçe, bonus, nereden',
      parts: {
        one: {
          title: 'Oyun parası',
          text: 'Gerçek bir coin, kart ya da banka asla kullanılmaz. Buradaki hiçbir şey gerçek parayla alınmaz ve gerçek paraya çevrilmez.',
        },
        two: {
          title: 'Ayrı tutulur',
          text: 'Üyelerin yatırdığı para ayrı bir hesapta durur. Defter, oradan başkasına ödemeyi reddeder.',
        },
        three: {
          title: 'Kendiniz kontrol edin',
          text: '“Para nereden geliyor” her hesabı gösterir; tarayıcınız da bakiyenizin toplamda olduğunu kontrol eder.',
        },
      },
    },
    scheme: {
      title: 'Bir dolandırıcılığın anatomisi',
      summary:
        'Bu uygulamaya benzeyen dolandırıcılıklar hep aynı hileleri kullanır. İşte onlar ve bizim kullanmadığımızı kontrol etmenin yolu.',
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
        others: 'Bir çubuk haftalarca “%55 satıldı” der. Sayılmamış, çizilmiştir; sizi sıkıştırmak için.',
        here: 'Çubuk yalnızca gerçekten kiralananı gösterir. Sayı bilinmiyorsa çubuk yoktur.',
        figure: '{{name}}: {{total}} adetten {{sold}} kiralandı',
        none: 'Şu anda sayısı sınırlı makine yok.',
      },
      countdown: {
        title: 'Yeniden başlayan geri sayım',
        others: 'Süre biter, geri geldiğinizde yine işliyordur.',
        here: 'Geri sayım, hizmetlerin saatindeki sabit bir ana gider ve sıfırda durur. Kendiliğinden asla yeniden başlamaz.',
        figure: '{{name}}: bitiş {{time}}',
        none: 'Şu anda süreli satış yok.',
      },
      deposits: {
        title: 'Üyelerin parasıyla ödenen gelir',
        others: 'İlk gelenlere, sonra gelenlerin parasıyla ödeme yapılır; ta ki kimse gelmeyene kadar.',
        here: 'Gelir yalnızca makine hasılatından ödenir. Defter, üyelerin parasından ödemeyi reddeder.',
        figure:
          'Üyelerin parası {{held}}, onlar için tutulan: {{backing}}. Gösterilen günlerde makineler {{earned}} kazandı, {{paid}} gelir ödendi.',
      },
      fee: {
        title: 'Önce öde, sonra al',
        others: 'Çekmek için önce vergi, depozito ya da üst seviye istenir. Sonra sıradaki gelir.',
        here: 'Ücret tutardan kesilir ve önceden bilinir. Önce ödenecek bir şey yoktur.',
        figure: 'Ücret {{fee}}, alt sınır {{minimum}}',
      },
      pyramid: {
        title: 'İnsan getirmenin parası',
        others:
          'Getirdiğiniz kişilerin ödediğinden, birçok düzeyde pay alırsınız. Yeni gelen olmayınca biter.',
        here: 'Davet; sabit, üst sınırı olan, tek düzeyli bir tutar getirir ve tanıtım bütçesinden ödenir. Asla birinin ödediğinden pay değildir.',
        figure: 'Şimdiye dek tanıtım bütçesinden ödenen: {{paid}}. Kalan: {{left}}.',
      },
      figures: {
        title: 'Kimsenin kontrol edemediği rakamlar',
        others: 'Bakiyeler ekrandaki sayılardan ibarettir. Kimse onları toplamaz.',
        here: 'Her hareketin, toplamı sıfır olması gereken bir defterde satırları vardır. Herkes her an toplayabilir.',
        figure: '{{entries}} kayıt, toplam {{sum}}',
      },
    },
  },
} as const;
