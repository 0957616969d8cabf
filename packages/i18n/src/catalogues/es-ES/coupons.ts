export const coupons = {
  title: 'Cupones',
  titleChoose: 'Elige un cupón',
  titleMine: 'Tus cupones',
  toUse: 'Por usar',
  used: 'Usados',
  expired: 'Caducados',

  anyMachine: 'Cualquier máquina',
  anyMerchandise: 'Cualquier artículo',
  anything: 'Cualquier producto',
  leastPrice: 'Para precios desde {{amount}}',

  off: '{{amount}} de descuento',
  until: 'Válido hasta el {{day}}',
  usedOn: 'Usado el {{time}}',
  expiredOn: 'Caducó el {{day}}',
  yours: 'Es tuyo',
  chosenFor: 'Elegido para {{name}}',
  use: 'Usar ahora',
  toOrder: 'Ver el pedido',
  offered: 'Ver los cupones disponibles',
  free: 'Gratis',
  receive: 'Obtener',
  takeUntil: 'Disponible hasta el {{day}}',
  takeFrom: 'Disponible desde el {{day}}',
  term: {
    one: 'Válido hasta {{count}} día después del día en que lo obtienes',
    other: 'Válido hasta {{count}} días después del día en que lo obtienes',
  },
  left: { one: 'Queda {{count}} de {{stock}}', other: 'Quedan {{count}} de {{stock}}' },
  gone: 'No queda ninguno',
  notYet: 'Aún no disponible',

  none: 'Sin cupón',
  pays: 'Pagas {{amount}}',
  toProduct: 'Volver al producto',
  canUse: { one: '{{count}} se puede usar', other: '{{count}} se pueden usar' },
  noneToUse: 'Ninguno para este producto',
  toTake: { one: '{{count}} disponible', other: '{{count}} disponibles' },

  proposal: 'Uno de tus cupones descuenta {{amount}}. Pagarías {{price}}.',
  proposalUse: 'Usar el cupón',
  proposalDecline: 'Pagar sin él',
  staysUsed: 'Un cupón usado no vuelve cuando se devuelve la máquina.',

  closed: {
    title: 'No hay cupones por ahora',
    text: 'Los que tienes se pueden seguir usando.',
  },
  empty: {
    toUse: { title: 'Ningún cupón por usar' },
    used: {
      title: 'Aún no has usado ninguno',
    },
    expired: {
      title: 'Ninguno ha caducado',
    },
  },
} as const;
