export const rewards = {
  poster: {
    title: 'Hiçbir şeyi riske atmadan makine kiralamayı deneyin',
    text: '{{name}} sizi oyun parasıyla bir prova olan Paydirt’e davet ediyor. Her rakam kontrol edilebilir.',
    textUnnamed: 'Oyun parasıyla bir prova olan Paydirt’e davetlisiniz. Her rakam kontrol edilebilir.',
    code: 'Davet kodu',
    label: '{{code}} kodunu yazı ve QR kod olarak taşıyan davet. Oyun parası olduğunu söyler.',
    save: 'Resim olarak kaydet',
    failed: 'Bu tarayıcı resmi oluşturamadı. Onun yerine bağlantıyı kopyalayın.',
  },
} as const;
