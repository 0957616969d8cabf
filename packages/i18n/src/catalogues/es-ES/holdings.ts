export const holdings = {
  title: 'Máquinas alquiladas',
  value: 'Si las devuelves todas ahora, recibes',
  count: { one: '{{count}} alquiler', other: '{{count}} alquileres' },
  note: 'Durante 24 horas se te reembolsa lo que pagaste, menos los rendimientos ya cobrados. Después el reembolso baja con cada día trabajado y los rendimientos ya calculados siguen siendo tuyos.',
  list: 'Alquileres',
  givesBack: 'Reembolso si se devuelve ahora',
  fullUntil: 'Reembolso íntegro hasta el {{time}}',
  proRata: 'A prorrata de los días que quedan',
  giveBack: 'Devolver',
  giveBackOne: 'Devolver {{name}}',
  emptyTitle: 'No tienes ninguna máquina alquilada',
  emptyText:
    'Aquí aparecen las máquinas que trabajan para ti, con los días que quedan y el reembolso si las devuelves.',
  emptyAction: 'Ver las máquinas',
  toReturned: 'Ver las máquinas devueltas',
  hidden: 'Importe oculto',
} as const;
