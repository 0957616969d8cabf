export const mailbox = {
  title: 'Mensajes',
  message: 'Mensaje',
  channels: 'Canales',
  channel: {
    news: 'Noticias',
    station_news: 'Para ti',
    notice: 'Avisos',
    voucher: 'Envíos',
    coupon: 'Cupones',
  },
  about: {
    news: 'Las máquinas y el servicio',
    station_news: 'Tus retiradas y recargas',
    notice: 'Del operador, y la seguridad de tu cuenta',
    voucher: 'Lo que enviaste para una bonificación',
    coupon: 'Cuándo caduca uno de tus cupones',
  },
  markAll: 'Marcar todo como leído',
  follow: 'Ver de qué se trata',
  empty: {
    title: 'Aún no hay mensajes',
    toAll: 'Ver todos los canales',
  },
  missing: 'Este mensaje no existe',
  popular: {
    title: 'Avisos más leídos',
    rule: 'Según cuántos miembros los abrieron.',
    none: 'Aún no se ha abierto ninguno.',
    readers: { one: 'Abierto por {{count}} miembro', other: 'Abierto por {{count}} miembros' },
  },
  notify: {
    title: 'Notificaciones',
    allow: 'También en segundo plano',
    allowed: 'Activadas. Puedes desactivarlas en tu navegador.',
    denied: 'Tu navegador las bloquea. Puedes cambiarlo en sus ajustes.',
    inFull: 'Con texto e importes',
    whileOpen:
      'Llegan mientras Paydirt está abierto, también en segundo plano. Si está cerrado, no se envía nada.',
  },
} as const;
