export const rewards = {
  poster: {
    title: 'Hiçbir şeyi riske atmadan makine kiralamayı deneyin',
    text: '{{name}} sizi oyun parasıyla bir prova olan Paydirt’e davet ediyor.',
    textUnnamed: 'Oyun parasıyla bir prova olan Paydirt’e davetlisiniz.',
    code: 'Davet kodu',
    label: '{{code}} kodu ve QR koduyla davet: oyun parası',
    save: 'Resim olarak kaydet',
    failed: 'Resim oluşturulamadı. Onun yerine bağlantıyı kopyalayın.',
  },
} as const;
