export const pictures = {
  add: 'Añadir imágenes',
  addOne: 'Añadir una imagen',
  limits: 'JPEG, PNG, WebP o GIF. {{count}} como máximo, cada una de hasta {{size}} al enviarse.',
  limitsOne: 'JPEG, PNG, WebP o GIF, de hasta {{size}} al enviarse.',
  preparing: 'Se comprueba y se reduce',
  sending: 'Enviando {{name}}',
  remove: 'Quitar {{name}}',
  cancel: 'Cancelar {{name}}',
  retry: 'Volver a enviar {{name}}',
  problem: {
    notAPicture: 'Esto no es una imagen, diga lo que diga su nombre. Añade otro archivo.',
    heic: 'Es una foto HEIC, que este navegador no puede abrir. Guárdala como JPEG y añade esa.',
    broken: 'Esta imagen no se puede abrir. Guárdala de nuevo y añade esa.',
    tooBig: 'Incluso reducida, esta imagen pasa de {{size}}. Añade una más sencilla.',
  },
  tooMany: 'Hay sitio para {{count}}. No admitidas: {{left}}.',
  still: 'Es una imagen animada: solo se ha añadido el primer fotograma.',
} as const;
