export const rewards = {
  coupons: {
    states: 'Durumuna göre kuponlarınız',
    toUse: 'Kullanılabilir',
    used: 'Kullanılan',
    expired: 'Süresi dolan',
    anyMachine: 'Herhangi bir makine',
    usedOn: '{{time}} tarihinde kullanıldı',
    expiredOn: '{{day}} tarihine kadar',
    leastPrice: '{{amount}} ve üzeri kiralamalarda',
    free: 'Ücretsiz',
    yours: 'Sizin',
    chosen: 'Bu kiralama için seçildi',
    receive: 'Al',
    use: 'Kullan',
    offered: 'Sunulanları gör',
    empty: {
      toUse: { title: 'Kullanılacak kupon yok', text: 'Sunulan bir kuponu alın, kiralarken seçin.' },
      used: { title: 'Henüz kullanılan yok', text: 'Kiralarken kullandığınız kupon günüyle buraya geçer.' },
      expired: { title: 'Süresi dolan yok', text: 'Son günü geçen kupon okunmak üzere burada kalır.' },
    },
  },

  signIn: {
    done: '{{day}}: işaretlendi, {{amount}}',
    missed: '{{day}}: işaretlenmedi, hiçbir maliyeti yok',
    today: '{{day}}: bugün, işaretlemek için {{amount}}',
    upcoming: '{{day}}: {{amount}} getirir',
    before: '{{day}}: katılmanızdan önce',
    streak: { one: 'Art arda {{count}} gün', other: 'Art arda {{count}} gün' },
    note: 'Her gün tanıtım bütçesinden {{amount}} getirir. Kaçırılan günün hiçbir maliyeti yoktur.',
    action: 'Bugünü işaretle',
    isDone: 'Bugün işaretlendi',
  },

  poster: {
    title: 'Hiçbir şeyi riske atmadan bir altın madeni deneyin',
    text: '{{name}} sizi oyun parasıyla bir prova olan Paydirt’e davet ediyor. Her rakam denetlenebilir.',
    code: 'Davet kodu',
    label: '{{code}} kodunu yazı ve QR kod olarak taşıyan davet. Oyun parası olduğunu söyler.',
    save: 'Resim olarak kaydet',
    failed: 'Bu tarayıcı resmi oluşturamadı. Onun yerine bağlantıyı kopyalayın.',
  },
} as const;
