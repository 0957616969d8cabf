/** Texts of what is kept about a member, of taking it along, and of leaving. */
export const privacy = {
  title: 'Tus datos',
  until: {
    account: 'Como máximo hasta que elimines tu cuenta',
    ever: 'Para siempre; al eliminar tu cuenta, con un número',
  },
  kept: {
    account: {
      title: 'Cuenta',
      text: 'Nombre, teléfono, correo y ajustes: para reconocerte y contactarte. Las bonificaciones únicas y similares se recuerdan 90 días más, sin tu nombre.',
    },
    sessions: {
      title: 'Sesiones y dispositivos',
      text: 'Dónde tienes la sesión abierta, para verla y cerrarla. Una sesión acaba a los 30 días; un dispositivo conocido se olvida a los 180.',
    },
    security_events: {
      title: 'Actividad de seguridad',
      text: 'Dispositivos nuevos, cambios de contraseña, códigos incorrectos: para que detectes a un extraño.',
    },
    books: {
      title: 'Libro mayor',
      text: 'Cada movimiento de dinero ficticio, para probar cada saldo.',
    },
    leases: {
      title: 'Alquileres y pedidos',
      text: 'Con lo que aceptaste.',
    },
    destinations: {
      title: 'Direcciones y cuentas bancarias',
      text: 'Valores de prueba que has escrito.',
    },
    community: {
      title: 'Publicaciones, comentarios y «Me gusta»',
      text: 'Con los comentarios de tus publicaciones.',
    },
    choices: {
      title: 'Lo que ocultaste, denunciaste o enviaste',
      text: 'Para que siga oculto y se revise.',
    },
    messages: {
      title: 'Mensajes',
      text: 'Con lo que has leído.',
    },
    files: {
      title: 'Imágenes',
      text: 'Las imágenes sin usar se eliminan al cabo de un día.',
    },
    outbox: {
      title: 'SMS y correos',
      text: 'Lo que se te habría enviado, para el panel de prueba.',
    },
  },
  export: {
    title: 'Llévatelo',
    both: 'Guardar JSON y CSV',
    json: 'Guardar solo JSON',
    csv: 'Guardar solo CSV',
    done: 'Tus datos se han guardado como {{name}}.',
  },
  readMe: {
    title: 'Paydirt: todo lo que se guarda sobre ti',
    text: 'Datos del {{time}}, en USDT ficticios y UTC.',
  },
  leave: {
    title: 'Eliminar tu cuenta',
    open: 'Eliminar la cuenta',
    text: 'Al momento y para siempre.',
    happens: 'Qué ocurre ahora',
    returned: { one: 'Se devuelve {{count}} máquina', other: 'Se devuelven {{count}} máquinas' },
    withdrawals: {
      one: 'Se detiene {{count}} retirada aún no pagada',
      other: 'Se detienen {{count}} retiradas aún no pagadas',
    },
    available: 'Saldo disponible',
    income: 'Rendimientos por cobrar y en camino',
    fee: 'Comisión de retirada, {{share}}',
    paidOut: 'Saldo final',
    playMoney: 'Dinero ficticio: se elimina con la cuenta y no vale nada en otra parte.',
    gone: 'Nombre, teléfono, correo, publicaciones, imágenes y mensajes se eliminan en todas partes. Los asientos permanecen, con un número.',
    again: 'Las bonificaciones únicas y similares pueden recibirse de nuevo a los 90 días.',
    codeHint: 'El código que acabas de usar, o uno nuevo.',
    pin: 'PIN de retirada',
    submit: 'Eliminar mi cuenta para siempre',
    stay: 'Conservar la cuenta',
    done: 'Tu cuenta se ha eliminado.',
    notDone: 'Tu sesión ha terminado. Tu cuenta no se ha eliminado.',
    unknown: 'Tu sesión ha terminado. Aún no se sabe si tu cuenta se ha eliminado.',
    saveReceipt: 'Guardar el recibo',
  },
} as const;
