export const pictures = {
  add: 'Añadir imágenes',
  addOne: 'Añadir una imagen',
  limits: 'JPEG, PNG, WebP o GIF. {{count}} como máximo, cada una de hasta {{size}}.',
  limitsOne: 'JPEG, PNG, WebP o GIF, de hasta {{size}}.',
  preparing: 'Preparando',
  sending: 'Enviando {{name}}',
  remove: 'Quitar {{name}}',
  cancel: 'Cancelar {{name}}',
  retry: 'Volver a enviar {{name}}',
  problem: {
    notAPicture: 'Esto no es una imagen. Añade otro archivo.',
    heic: 'Este navegador no abre HEIC. Guarda antes la foto como JPEG.',
    broken: 'Esta imagen no se puede abrir. Guárdala antes de nuevo.',
    tooBig: 'Incluso reducida, esta imagen pasa de {{size}}. Añade una más sencilla.',
  },
  tooMany: 'Hay sitio para {{count}}. No añadidas: {{left}}.',
  still: 'Animada: solo se ha añadido el primer fotograma.',
} as const;
