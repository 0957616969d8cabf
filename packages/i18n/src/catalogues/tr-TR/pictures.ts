export const pictures = {
  add: 'Resim ekle',
  addOne: 'Resim ekle',
  limits: 'JPEG, PNG, WebP ya da GIF. En fazla {{count}} resim, gönderilirken her biri en fazla {{size}}.',
  limitsOne: 'JPEG, PNG, WebP ya da GIF, gönderilirken en fazla {{size}}.',
  preparing: 'Kontrol ediliyor ve küçültülüyor',
  sending: '{{name}} gönderiliyor',
  remove: '{{name}} resmini kaldır',
  cancel: '{{name}} gönderimini iptal et',
  retry: '{{name}} resmini yeniden gönder',
  problem: {
    notAPicture: 'Adı ne derse desin, bu bir resim değil. Başka bir dosya ekleyin.',
    heic: 'Bu bir HEIC fotoğrafı; bu tarayıcı onu açamıyor. JPEG olarak kaydedip onu ekleyin.',
    broken: 'Bu resim açılamıyor. Yeniden kaydedip onu ekleyin.',
    tooBig: 'Bu resim küçültülse de {{size}} sınırını aşıyor. Daha sade bir resim ekleyin.',
  },
  tooMany: '{{count}} resimlik yer var. Alınmayan: {{left}}.',
  still: 'Hareketli: yalnızca ilk karesi eklendi.',
} as const;
