export const rewards = {
  coupons: {
    states: 'Tus cupones por estado',
    toUse: 'Por usar',
    used: 'Usados',
    expired: 'Caducados',
    anyMachine: 'Cualquier máquina',
    usedOn: 'Usado el {{time}}',
    expiredOn: 'Hasta el {{day}}',
    leastPrice: 'En alquileres desde {{amount}}',
    free: 'Gratis',
    yours: 'Es tuyo',
    chosen: 'Elegido para este alquiler',
    receive: 'Recibir',
    use: 'Usarlo',
    offered: 'Ver los disponibles',
    empty: {
      toUse: { title: 'Ningún cupón por usar', text: 'Toma uno de los disponibles y elígelo al alquilar.' },
      used: {
        title: 'Aún no has usado ninguno',
        text: 'El cupón con el que alquilas pasa aquí, con su día.',
      },
      expired: {
        title: 'Ninguno ha caducado',
        text: 'Un cupón cuyo último día ha pasado sigue aquí para leerlo.',
      },
    },
  },

  signIn: {
    done: '{{day}}: visita marcada, {{amount}}',
    missed: '{{day}}: sin marcar, no cuesta nada',
    today: '{{day}}: hoy, {{amount}} por la visita',
    upcoming: '{{day}}: aporta {{amount}}',
    before: '{{day}}: antes de tu alta',
    streak: { one: '{{count}} día seguido', other: '{{count}} días seguidos' },
    note: 'Cada día aporta {{amount}} del presupuesto promocional. Un día sin marcar no cuesta nada.',
    action: 'Marcar la visita de hoy',
    isDone: 'Visita de hoy marcada',
  },

  poster: {
    title: 'Prueba una mina de oro sin arriesgar nada',
    text: '{{name}} te invita a Paydirt, un ensayo con dinero ficticio. Cada cifra se puede comprobar.',
    code: 'Código de invitación',
    label: 'Invitación con el código {{code}} en texto y en código QR. Dice que es dinero ficticio.',
    save: 'Guardar como imagen',
    failed: 'Este navegador no pudo crear la imagen. Copia el enlace en su lugar.',
  },
} as const;
