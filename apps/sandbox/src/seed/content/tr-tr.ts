import type { SeedTexts } from './seed-texts.ts';

/** Texts of the services in Turkish. */
export const TR_TR: SeedTexts = {
  products: {
    'gold-pan': {
      name: 'Altın tavası GP-1',
      description:
        'Çakılı elle yıkamak için 38 cm çapında çelik bir tava. Su altında çevrildiğinde hafif kum kenardan taşar, ağır olan oluklarda kalır.',
    },
    'rocker-box': {
      name: 'Sallama kutusu RB-2',
      description:
        'Bir kişinin su dökerken salladığı, kavisli ayaklar üzerinde ahşap bir kutu. Çakıl üstteki elekten geçer ve ince altını tutan bir bezin üzerinden akar.',
    },
    'sluice-box': {
      name: 'Yıkama oluğu SB-3',
      description:
        'Akan suya yerleştirilen iki metrelik açık bir kanal. Enine çıtalar akışı yavaşlatır, ağır taneler bunların arkasına çöker.',
    },
    'long-tom': {
      name: 'Long tom LT-3',
      description:
        'Alt ucunda delikli sac bulunan uzun, eğimli bir tekne. İki kişi çakılı kürekle atıp karıştırır; taşlar sacın üstünde kalır, kum ve altın çıtalı kutuya düşer.',
    },
    trommel: {
      name: 'Döner elek TR-4',
      description:
        'Çakılı yıkayan ve iriliğine göre ayıran, delikli çelikten döner bir tambur. İnce malzeme deliklerden oluğa düşer; taşlar öbür uçtan çıkar.',
    },
    jig: {
      name: 'Jig JG-2',
      description:
        'Yatağı dakikada birkaç yüz kez kalkıp inen, su dolu bir hücre. Her vuruşta ağır taneler biraz daha dibe iner ve sonunda alttan alınır.',
    },
    'shaker-table': {
      name: 'Sallantılı masa ST-5',
      description:
        'İnce su tabakası altında yana doğru sallanan, az eğimli ve ince oluklu bir tabla. Taneler ağırlıklarına göre ilerler ve ayrı şeritler hâlinde çıkar, en son altın.',
    },
    'stamp-mill': {
      name: 'Tokmaklı değirmen SM-5',
      description:
        'Kam milinin kaldırıp havan kutusundaki cevherin üzerine bıraktığı beş demir tokmak. Kum kadar incelen cevher suyla bir elekten geçer.',
    },
    'ball-mill': {
      name: 'Bilyalı değirmen BM-8',
      description:
        'Bir bölümü çelik bilyalarla dolu döner bir tambur. Bilyalar cevherin ve birbirinin üzerine düşerek onu toz hâline getirir; böylece içindeki altın serbest kalır.',
    },
    'jaw-crusher': {
      name: 'Çeneli kırıcı JC-10',
      description:
        'Biri sabit, biri hareketli iki ağır çene, cevher bloklarını yumruk büyüklüğünde parçalara kırar. Tesisin başında, değirmenlerden önce durur.',
    },
    'wash-plant': {
      name: 'Yıkama tesisi WP-20',
      description:
        'Tek şasi üzerinde besleme hunisi, elek ve oluklar saatte yaklaşık yirmi metreküp çakıl yıkar. Pompalar suyu dolaştırır; suyun çoğu yeniden kullanılır.',
    },
    'bucket-line-dredge': {
      name: 'Kovalı tarak gemisi BD-60',
      description:
        'Kesintisiz dönen bir kova zinciriyle su seviyesinin altından çakıl kazan yüzer bir tesis. Güvertedeki elekler ve masalar çakılı yıkar, bir bant taşları arkaya bırakır.',
    },
    'enamel-mug': {
      name: 'Emaye kupa',
      description:
        'Beyaz emayeli, koyu kenarlı çelik bir kupa. 350 ml alır; ateşe ve bulaşık makinesine dayanır.',
    },
    'field-notebook': {
      name: 'Arazi defteri',
      description: 'Bez sırtlı, 96 kareli sayfalık bir defter. Kâğıdına nemliyken de kurşun kalemle yazılır.',
    },
    'canvas-apron': {
      name: 'Kanvas önlük',
      description:
        'Kalın pamuklu kanvastan, üç cepli bir iş önlüğü. Askılar sırtta çaprazlanır ve ayarlanır.',
    },
    'hand-lens': {
      name: 'El büyüteci 10×',
      description: 'On kat büyüten, üç mercekli katlanır bir büyüteç. Metal kapağı cepte camı korur.',
    },
    'pocket-scale': {
      name: 'Cep terazisi',
      description:
        '200 grama kadar 0,01 gramlık adımlarla tartan bir terazi. 100 gramlık ayar ağırlığıyla gelir.',
    },
    'wool-cap': {
      name: 'Yün bere',
      description:
        'Saf yünden örülmüş, tek beden bir bere. Boyanmamış gridir; kıvrımında küçük bir tava işlemesi vardır.',
    },
  },
  campaigns: {
    welcome: 'Hoş geldin bonusu',
    referral: 'Davet bonusu',
    faucet: 'Test parası',
    'recharge-usdt': 'USDT yükleme',
    'recharge-cash': 'Kartla yükleme',
    redemption: 'Kullanım kodu',
    'withdrawal-usdt': 'USDT çekme',
    'withdrawal-cash': 'Banka hesabına para çekme',
    'sign-in': 'Günlük ziyaret',
    'join-group': 'Gruba katılma',
    'share-link': 'Video paylaşma',
    'level-1': 'Seviye 1 bonusu',
    'level-2': 'Seviye 2 bonusu',
    'level-3': 'Seviye 3 bonusu',
    'level-4': 'Seviye 4 bonusu',
    'level-5': 'Seviye 5 bonusu',
    'test-panel': 'Test panelinden bonus',
  },
  grades: {
    0: 'Yeni gelen',
    1: 'Altın arayıcısı',
    2: 'Tava ustası',
    3: 'Oluk ustası',
    4: 'Değirmen ustası',
    5: 'Ayar ustası',
  },
  agreement: {
    title: 'Kiralama sözleşmesi',
    sections: {
      short: {
        heading: 'Kısaca',
        text: 'Fiyatı bir kez ödersiniz; sonunda geri ödenmez.\nGelir planlanmıştır, garanti edilmez; bir gün hiçbir şey getirmeyebilir.\nGeliri yalnızca makine hasılatı öder, başka üyelerin yatırdığı para asla.\nİlk 24 saatte iade ederseniz ödediğinizin tamamı, alınan gelir düşülerek geri ödenir; daha sonra kalan günlerle orantılı olarak.\nKiralama son günüyle biter; hiçbir şey kendiliğinden yenilenmez.',
      },
      subject: {
        heading: 'Ne kiralıyorsunuz',
        text: 'Ürün sayfasında adı geçen makineden bir adet, orada yazan gün sayısı için kiralıyorsunuz. Fiyat, planlanan günlük gelir ve günler siparişinize yazılır ve sonradan değişmez.',
      },
      playMoney: {
        heading: 'Oyun parası',
        text: 'Buradaki her şey test modunda bir provadır. İçindeki USDT oyun parasıdır: satın alınamaz, hiçbir şeyle değiştirilemez; gerçek para, kart ya da banka asla kullanılmaz. Makine de provanın parçasıdır.',
      },
      risk: {
        heading: 'Risk',
        text: 'Bu, oyun parasıdır. Gelir planlanmıştır, garanti edilmez ve makinelerin kazandığına bağlıdır. Makineyi iade edebilirsiniz.',
      },
      income: {
        heading: 'Gelir nasıl birikir',
        text: 'Gelir, satın alma gününden kiralamanın son gününe kadar, test saatine göre her günün sonunda, UTC gece yarısında birikir. Bu türden makinelerin kazandığı planlanana yetmezse her kiralama bunun aynı oranını alır. Her günün işlemi neyin planlandığını ve neyin ödendiğini söyler.',
      },
      receiving: {
        heading: 'Geliri almak',
        text: 'Biriken gelir, siz alana kadar bekler; hepsi tek dokunuşla alınır. Yaklaşık 30 dakika sonra kullanılabilir bakiyenize ulaşır. Beklemek bir şeye mal olmaz ve gelir yanmaz.',
      },
      returning: {
        heading: 'Makineyi iade etmek',
        text: 'Makineyi kiraladıktan sonraki ilk 24 saatte iade ederseniz ödediğiniz tutarın tamamı, bu kiralamadan aldığınız gelir düşülerek geri ödenir; almadığınız gelir makineye döner. Sonrasında geri ödenen: ödediğiniz tutar × kalan günler ÷ kiralama günleri; ücret alınmaz. Tutar, onaylamadan önce gösterilir. Geri ödeme yapılabilsin diye fiyat, kiralama bitene kadar ayrı tutulur.',
      },
      end: {
        heading: 'Kiralamanın sonu',
        text: 'Kiralama, son günü bittiğinde sona erer. Henüz almadığınız geliri yine alabilirsiniz.',
      },
    },
  },
  notices: {
    playMoney: {
      title: 'Hepsi oyun parası',
      body: 'Bu hizmetlerdeki bakiyeler, kiralamalar ve gelirler bir provadır. Gerçek para yatırılamaz ve çekilemez.',
    },
    clock: {
      title: 'Test saati ortaktır',
      body: 'Saati ileri alan, onu bu hizmetlerdeki herkes için ileri alır. Geri alınamaz.',
    },
    returns: {
      title: 'Makineler iade edilebilir',
      body: 'Geri ödeme ilk 24 saatte tamdır, sonra kalan günlerle orantılıdır. Bugünkü tutarı görmek için kiralamayı açın.',
    },
    arrival: {
      title: 'Gelir 30 dakika sonra hesaba geçer',
      body: 'Alınan gelir yaklaşık yarım saat yoldadır. Hesaba hemen geçtiğini görmek için test saatini bir saat ileri alın.',
    },
    preSale: {
      title: 'İki makine yakında kiralamaya açılıyor',
      body: 'Yıkama tesisi ve tarak gemisi ön satışta. Ne zaman açılacakları sayfalarında yazar; adet sayısı sabittir.',
    },
    invitations: {
      title: 'Davet bonusları sabittir',
      body: 'Makine kiralayan her davetliniz için bir kez 2,00 USDT alırsınız, en fazla 20 kişi için. Onların ne ödediği fark etmez.',
    },
  },
  news: {
    'yield-rule': {
      title: 'Bir makinenin günü nasıl hesaplanır',
      summary:
        'Makinelerin ne kazanacağını belirleyen kural yayımlanmıştır ve herkes yeniden hesaplayabilir.',
      body: [
        'Bir makinenin bir günde ne kazanacağı üç şeye bağlıdır: yayımlanmış bir başlangıç değeri, makinenin kimliği ve günün numarası. Bunların hash’i alınır, hash de bir tabloda bir yer seçer.',
        'Verimli toprakta 1.000 günün 40’ı hiçbir şey getirmez, 160’ı planlanan gelirin yüzde 60 ile 94,9’u arasını, 800’ü yüzde 95 ile 125’i arasını getirir. 10 günlük 100 dönemden 15’i verimsiz toprağa denk gelir ve bunun yalnızca yüzde 20 ile 60 arası kalır. İyi günlerden artan makinede kalır ve kötü günleri ödemeye yardım eder.',
        '“Gelir nasıl oluşur” sayfası başlangıç değerini, tabloyu ve kötüler dâhil son 30 günü gösterir.',
      ],
    },
    'test-clock': {
      title: 'Her şey için tek saat',
      summary: 'Gelir, geri sayımlar ve kodlar test saatini izler. Saat şöyle ilerler.',
      body: [
        'Test saati gerçek zamanla yürür. Test panelinde bir saat, bir gün, otuz gün ya da bir tarihe kadar ileri alınabilir. Asla geri alınmaz, çünkü geçmiş deftere işlenmiştir.',
        'Saat ilerleyince hizmetler bu arada zamanı gelen her şeyi sırayla yapar: gelir günleri, hesaba geçen gelirler, biten kiralamalar. Sonra yanıt verirler.',
        'Oturumlar gerçek zamana bağlıdır. Saati ileri almak kimsenin oturumunu kapatmaz.',
      ],
    },
    'reading-a-record': {
      title: 'Bir işlem nasıl okunur',
      summary:
        'İşlemlerinizdeki her satır kimin ödediğini gösterir ve arkasındaki defter kayıtlarına götürür.',
      body: [
        'İşlemin ikinci satırında kaynak yazar: makine hasılatı, işletmecinin tanıtım bütçesi, geri ödeme, test parası ya da kendi bakiyeniz.',
        'Bir işleme dokunduğunuzda defter kayıtlarını görürsünüz. Her biri hareket eden hesapları sıralar ve tutarlarının toplamı sıfırdır.',
        'Bir günün gelirinde iki sayı daha vardır: planlanan ve bunun ne kadarının ödendiği.',
      ],
    },
    'returning-a-lease': {
      title: 'Makine iade etmek: bir örnek',
      summary: 'İlk gün ne kadar, sonra ne kadar geri ödenir.',
      body: [
        '45 günlüğüne 120,00 USDT’ye kiralanan bir makine ilk akşam, hiç gelir olmadan iade edilir: 120,00 USDT geri ödenir.',
        'On gün sonra iade edilirse 45 günün 35’i kalmıştır: 120,00 × 35 ÷ 45, yani 93,33 USDT. On günün geliri sizde kalır.',
        'Uygulama tutarı hizmetten alır ve siz onaylamadan önce gösterir. Bakmak hiçbir şeyi değiştirmez.',
      ],
    },
    'promotion-budget': {
      title: 'Tanıtım bütçesi neyi öder',
      summary:
        'Bütçe yettiği sürece bonusları, kullanılan kodları ve eksik kalan günlerin tamamlamalarını öder.',
      body: [
        'Yeni üye hoş geldin bonusu alır: bir altın tavası için bir günde planlanan kadar. Makine kiralayan birini davet eden bir kez 2,00 USDT alır, en fazla 20 kişi için.',
        'Bunlar ve diğer bütün bonuslar işletmecinin tanıtım bütçesinden gelir. Bütçe bitince başka hiçbir yerden, üyelerin parasından ise asla ödeme yapılmaz: defter böyle bir kaydı reddeder.',
        'Davetlilerinizin davet ettikleri yalnızca sayı olarak gösterilir. Kimseye bir şey kazandırmazlar.',
      ],
    },
    'test-codes': {
      title: 'Kodlar nereye gider',
      summary:
        'Bu hizmetlerden hiçbir SMS ya da e-posta çıkmaz. Giden kutusu, normalde gönderilecek olanı gösterir.',
      body: [
        'Uygulama kod istediğinde mesaj, test panelindeki giden kutusuna düşer. Kod tek dokunuşla kopyalanır.',
        'Kod altı hanelidir, on dakika geçerlidir ve beş kez denenebilir. Bir dakika sonra yenisi istenebilir. Test paneli davet kodlarını ve test hesaplarını da gösterir.',
      ],
    },
    escrow: {
      title: 'Fiyat neden ayrı tutulur',
      summary: 'Süren bir kiralamanın fiyatı, makine iade edilemez hâle gelene kadar saklanır.',
      body: [
        'Makine kiraladığınızda fiyat bakiyenizden ayrı bir hesaba geçer. Kiralama sürdükçe işletmeci onu harcayamaz.',
        'Makineyi iade ederseniz geri ödeme oradan yapılır. Kiralama sona erince fiyat işletmecinin satışlarına geçer.',
      ],
    },
    levels: {
      title: 'Seviyeler neyi değiştirmez',
      summary: 'Seviye, makine kiralayan davetlileri sayar. Sabit bir bonus getirir, başka bir şey getirmez.',
      body: [
        'Seviyelere 1, 3, 10, 25 ve 50 etkin davetliyle ulaşılır. Davetli, en az bir makine kiraladığı sürece etkindir. Her seviyenin, tanıtım bütçesinden bir kez ödenen bir bonusu vardır.',
        'Seviye geliri artırmaz, ücreti düşürmez ve hiçbir para çekme işlemi ona bağlı değildir.',
      ],
    },
  },
  developerNews: {
    'ledger-check': {
      title: 'Geliştiriciler için: defteri kontrol etmek',
      summary: 'GET sandbox/ledger/check bütün hareketleri toplar ve tutmayan her kuralı adıyla bildirir.',
      body: [
        'Yanıtta bütün hareketlerin toplamı (sıfırdır), kayıt ve hesap sayısı ve broken adlı bir liste bulunur. Her kural tutuyorsa liste boştur.',
        'Aynı kontrol test panelinden de başlatılır. Her seferinde bütün hareketleri toplar; kurallar ve halkalar son mühürden sonrası için kontrol edilir.',
      ],
    },
    'idempotency-keys': {
      title: 'Geliştiriciler için: Idempotency-Key',
      summary:
        'Para hareket ettiren çağrılar bir anahtar taşır. Aynı anahtar, kaç kez gönderilirse gönderilsin aynı yanıtı verir.',
      body: [
        'Her niyet için bir anahtar oluşturun, göndermeden önce saklayın, yanıt gelmezse yeniden gönderin. Hizmetler işi bir kez yapar ve ilk yanıtlarını yineler.',
        'Aynı anahtarla gelen başka bir istek reddedilir, çünkü ikisinden biri yanlıştır.',
      ],
    },
  },
  slides: {
    'carousel-1': 'Bir döner eleğin günü nasıl hesaplanır',
    'carousel-2': 'Her işlemde kimin ödediği yazar',
    'carousel-3': 'Altın tavasından tarak gemisine on iki makine',
  },
};
