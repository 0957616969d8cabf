export const pictures = {
  add: 'Resim ekle',
  addOne: 'Resim ekle',
  limits: 'JPEG, PNG, WebP ya da GIF. En fazla {{count}} resim, her biri en fazla {{size}}.',
  limitsOne: 'JPEG, PNG, WebP ya da GIF, en fazla {{size}}.',
  preparing: 'Hazırlanıyor',
  sending: '{{name}} gönderiliyor',
  remove: '{{name}} resmini kaldır',
  cancel: '{{name}} gönderimini iptal et',
  retry: '{{name}} resmini yeniden gönder',
  problem: {
    notAPicture: 'Bu bir resim değil. Başka bir dosya ekleyin.',
    heic: 'Bu tarayıcı HEIC açamıyor. Fotoğrafı önce JPEG olarak kaydedin.',
    broken: 'Bu resim açılamıyor. Önce yeniden kaydedin.',
    tooBig: 'Bu resim küçültülse de {{size}} sınırını aşıyor. Daha sade bir resim ekleyin.',
  },
  tooMany: '{{count}} resimlik yer var. Eklenmeyen: {{left}}.',
  still: 'Hareketli: yalnızca ilk karesi eklendi.',
} as const;
