export const me = {
  level: 'Nivel {{level}}',
  available: 'Saldo disponible',
  toReceive: 'Por recibir',
  arriving: 'En camino',
  inWithdrawal: 'Retirada en curso',
  hideAmounts: 'Ocultar importes',
  showAmounts: 'Mostrar importes',
  amountHidden: 'Importe oculto',
  memberSince: 'Miembro desde el {{day}}',
  group: {
    income: 'Rendimientos y máquinas',
    records: 'Registros',
    destinations: 'Direcciones y seguridad',
    people: 'Personas',
    app: 'Aplicación',
  },
  recharge: 'Recargar',
  withdraw: 'Retirar',
  entry: {
    exchange: 'Canjear un código',
    money: 'De dónde viene el dinero',
    balance: 'Saldo',
    holdings: 'Alquileres en curso',
    documents: 'Extractos y contratos',
    receiveIncome: 'Recibir rendimientos',
    orders: 'Pedidos',
    records: 'Todos los registros',
    receivedIncome: 'Rendimientos recibidos',
    addresses: 'Direcciones',
    bankCards: 'Tarjetas bancarias',
    deliveryAddresses: 'Direcciones de entrega',
    fundPassword: 'Contraseña de retirada',
    team: 'Equipo',
    settings: 'Ajustes',
    language: 'Idioma',
    about: 'Acerca de Paydirt',
  },
  logOut: 'Cerrar sesión',
  confirmLogOut: '¿Cerrar sesión?',
  confirmLogOutText: 'Puedes volver a iniciar sesión cuando quieras. Nada cambia en tu cuenta.',

  language: {
    title: 'Idioma',
    failed: 'No se ha podido cargar este idioma. Revisa tu conexión e inténtalo de nuevo.',
  },

  settings: {
    title: 'Ajustes',
    onThisDevice: 'En este dispositivo',
    onYourAccount: 'En tu cuenta',
    language: 'Idioma',
    theme: 'Tema',
    themeSystem: 'Como el sistema',
    themeLight: 'Claro',
    themeDark: 'Oscuro',
    textSize: 'Tamaño del texto',
    textSizePercent: '{{percent}} %',
    textSizeSample: 'Hoy han llegado 3,40 {{currency}} ficticios.',
    reducedMotion: 'Menos movimiento',
    reducedMotionText: 'Las páginas cambian sin moverse. El ajuste del sistema se respeta siempre.',
    hideAmounts: 'Ocultar importes',
    hideAmountsText: 'Tus saldos se ven como puntos hasta que los muestres.',
    dateFormat: 'Formato de fecha',
    dateByLocale: 'Como en el idioma',
    dateSaved: 'El formato de fecha se ha guardado.',
  },

  about: {
    title: 'Acerca de Paydirt',
    name: 'Paydirt',
    intro:
      'Paydirt es el ensayo de un servicio de alquiler de máquinas. Todo en él es dinero ficticio en modo de prueba: nunca se toca ninguna moneda, tarjeta ni banco.',
    version: 'Versión {{version}} ({{code}})',
    checkForUpdate: 'Buscar actualizaciones',
    rulesTitle: 'Lo que promete esta aplicación',
    rulesText: 'Reglas que están por encima de todo lo demás. Cada una se puede comprobar.',
    rules: {
      testMode:
        'Solo modo de prueba. La cinta de arriba lo dice en cada página, y la aplicación no muestra nada de un servicio que no lo diga.',
      addresses:
        'Las direcciones que da la aplicación no pueden recibir nada, y a la tuya nunca se envía nada.',
      figures:
        'Lo que se ha vendido, lo que queda y todos los recuentos y «me gusta» se calculan a partir de los datos. Lo que no se sabe no se muestra.',
      countdowns:
        'Una cuenta atrás corre hasta la hora que dio el servicio, se para en cero y nunca vuelve a empezar sola.',
      scheduled:
        'Los rendimientos están previstos, nunca garantizados. El aviso de riesgo precede a cada alquiler, y aceptar nunca viene marcado.',
      sources:
        'Cada abono dice quién lo pagó. Los depósitos de los miembros están aparte y nunca pagan rendimientos, bonificaciones ni a nadie más.',
      coverage:
        'Cuando las máquinas ganan menos de lo previsto, el rendimiento se paga en proporción, y su registro lo dice.',
      fees: 'Comisiones, mínimos, plazos e importe neto se ven antes de que escribas. Salir es tan fácil como entrar.',
      authors: 'Una publicación muestra quién la escribió de verdad.',
      returns:
        'Puedes devolver una máquina: por completo en 24 horas, después en proporción a los días que queden.',
      inviting:
        'Los premios por invitar son fijos, limitados, de un solo nivel y los paga el presupuesto promocional, nunca lo que paga otra persona.',
      yields:
        'Lo que ganan las máquinas sigue una regla publicada y un día puede ser cero. Los días malos se quedan en el historial.',
      withdrawing: 'Retirar nunca depende de otra compra, comisión, invitación o nivel.',
      testValues:
        'No se pide nada real. Los formularios de tarjetas y cuentas solo admiten valores de prueba.',
      calm: 'Nada viene marcado, avergüenza, insiste ni se esconde.',
    },
  },
} as const;
