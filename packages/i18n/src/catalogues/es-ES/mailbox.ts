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
    news: 'Artículos sobre las máquinas y el servicio',
    station_news: 'Novedades de tus retiradas y recargas',
    notice: 'Lo que el operador dice a todos',
    voucher: 'Novedades de lo que enviaste para una bonificación',
    coupon: 'Cuándo termina uno de tus cupones',
  },
  markAll: 'Marcar todo como leído',
  follow: 'Ver de qué se trata',
  empty: {
    title: 'Aún no hay mensajes',
    toAll: 'Ver todos los canales',
  },
  missing: {
    title: 'Este mensaje no existe',
    text: 'Puede que se haya eliminado o que el enlace esté mal escrito.',
  },
  popular: {
    title: 'Avisos más leídos',
    rule: 'Ordenados por cuántos miembros abrieron un aviso.',
    none: 'Nadie ha abierto un aviso todavía.',
    readers: { one: 'Abierto por {{count}} miembro', other: 'Abierto por {{count}} miembros' },
  },
  notify: {
    title: 'Notificaciones',
    text: 'Elige los canales que pueden avisarte en cuanto llega algo.',
    allow: 'También cuando Paydirt está en segundo plano',
    allowText: 'Tu navegador pregunta si Paydirt puede mostrar aquí notificaciones.',
    allowed: 'Las notificaciones están activadas. Puedes desactivarlas en tu navegador.',
    denied: 'Tu navegador tiene aquí las notificaciones desactivadas. Puedes cambiarlo en sus ajustes.',
  },
} as const;
