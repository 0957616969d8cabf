export const shell = {
  tab: {
    home: 'Inicio',
    community: 'Comunidad',
    machines: 'Máquinas',
    team: 'Equipo',
    me: 'Yo',
  },
  title: {
    product: 'Producto',
    incomePattern: 'De dónde vienen los rendimientos',
    receiveIncome: 'Cobrar rendimientos',
    orders: 'Máquinas y pedidos',
    order: 'Rendimientos de este alquiler',
    records: 'Movimientos',
    rechargeRecords: 'Movimientos de recarga',
    withdrawalRecords: 'Movimientos de retirada',
    teamMembers: 'Personas de tu equipo',
    levels: 'Niveles',
    teamIncome: 'Bonificaciones por invitar',
    invitation: 'Invitar a alguien',
  },
  documentTitle: '{{title}} · Paydirt',
  tabs: 'Navegación principal',
  menu: 'Menú',
  languages: 'Idioma',
  messages: 'Notificaciones',
  support: 'Chat de atención',
  unread: { one: '{{count}} mensaje sin leer', other: '{{count}} mensajes sin leer' },

  ribbon: 'Modo de prueba · dinero ficticio',
  ribbonOpen: 'Abrir el panel de prueba',
  plusDay: '+1 día',
  notConnected: 'sin conexión',

  beside: {
    title: 'Aún no has elegido nada',
    text: 'Elige algo de la lista y se abrirá aquí.',
  },
  notFound: {
    nothing: 'Aquí no hay nada',
    title: 'Página no encontrada',
    text: 'No hay nada en esta dirección. Puede que el enlace sea antiguo o esté mal escrito.',
    action: 'Ir al inicio',
  },
  noPermission: {
    closed: 'Esta página no está abierta para ti',
    title: 'Sin permiso',
    text: 'Tu cuenta no puede abrir esta página.',
    action: 'Ir al inicio',
  },
  offline: {
    title: 'No tienes conexión',
    text: 'Esta página no se ha cargado antes. Revisa tu conexión e inténtalo de nuevo.',
  },
  crashed: {
    title: 'Esta página ha dejado de funcionar',
    text: 'No afecta a tu dinero ni a tus datos. Actualiza la página para seguir.',
    action: 'Actualizar la página',
  },
  chunkFailed: 'Inténtalo de nuevo cuando se actualice la página. Se actualiza sola.',
  chunkTyped:
    'No se pudo cargar una parte de la aplicación. Actualiza la página. Lo que escribiste reaparece, salvo contraseñas y códigos.',
  notTestMode: {
    title: 'Este no es un servicio de prueba',
    text: 'Paydirt solo funciona con dinero ficticio. El servicio de esta dirección no indica que esté en modo de prueba, así que no se muestra nada de él.',
    action: 'Comprobar de nuevo',
  },
  update: {
    title: 'Ya está aquí la versión {{version}}',
    compulsory: 'Necesitas esta versión para seguir.',
    confirm: 'Obtener la actualización',
    cancel: 'Ahora no',
    upToDate: 'Ya tienes la última versión.',
    untrusted: 'Esta aplicación no confía en la dirección de la actualización, así que no se abre.',
  },
  noLiveUpdates:
    'Tu navegador no admite actualizaciones en tiempo real. Esta página busca cambios cada pocos segundos.',
} as const;
