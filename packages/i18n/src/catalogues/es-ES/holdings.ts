export const holdings = {
  value: 'Si las devuelves todas ahora, recibes',
  count: { one: '{{count}} alquiler', other: '{{count}} alquileres' },
  note: 'Durante 24 horas se te reembolsa lo que pagaste, menos los rendimientos ya cobrados. Después el reembolso baja con cada día trabajado y los rendimientos ya calculados siguen siendo tuyos.',
  givesBack: 'Reembolso si se devuelve ahora',
  fullUntil: 'Reembolso íntegro hasta el {{time}}',
  proRata: 'A prorrata de los días que quedan',
  giveBack: 'Devolver',
  giveBackOne: 'Devolver {{name}}',
  hidden: 'Importe oculto',
} as const;
