export const holdings = {
  value: 'Si las devuelves todas ahora, recibes',
  count: { one: '{{count}} alquiler', other: '{{count}} alquileres' },
  givesBack: 'Reembolso si se devuelve ahora',
  fullUntil: 'Reembolso íntegro hasta el {{time}}',
  proRata: 'A prorrata de los días que quedan',
  giveBack: 'Devolver',
  giveBackOne: 'Devolver {{name}}',
  hidden: 'Importe oculto',
} as const;
