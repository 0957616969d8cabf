export const test = {
  title: 'Panel de prueba',
  intro: 'Aquí todo es dinero ficticio. Estas herramientas solo actúan sobre los servicios de prueba.',

  clock: {
    title: 'Reloj de prueba',
    now: 'Ahora: {{time}}',
    plusHour: '+1 hora',
    plusDay: '+1 día',
    plusMonth: '+30 días',
    toDate: 'Mover a una fecha',
    move: 'Adelantar el reloj',
    moving: 'Adelantando el reloj y haciendo lo que vence…',
    moved: 'El reloj de prueba marca ahora {{time}}.',
    forwardOnly: 'El reloj solo avanza, y lo hace para todos en estos servicios.',
  },

  outbox: {
    title: 'Bandeja de salida',
    text: 'Cada SMS y correo que se habría enviado, el más reciente primero.',
    empty: 'Aún no hay mensajes. Los códigos que pidas aparecerán aquí.',
    sms: 'SMS a {{to}}',
    email: 'Correo a {{to}}',
    copyCode: 'Copiar el código {{code}}',
  },

  members: {
    title: 'Miembros preparados',
    text: 'Inicia sesión como uno de ellos para ver la aplicación en ese estado.',
    logIn: 'Entrar como {{name}}',
    loggedIn: 'Has iniciado sesión como {{name}}.',
    phone: 'Teléfono',
    password: 'Contraseña',
    fundPassword: 'Contraseña de retirada',
    noFundPassword: 'Sin definir',
  },

  invitations: {
    title: 'Códigos de invitación',
    text: 'Cualquiera puede registrarse con uno de estos.',
    copy: 'Copiar el código {{code}}',
  },

  faucet: {
    title: 'Abono de prueba',
    text: 'Añade {{currency}} ficticios a una cuenta. El registro indica el abono de prueba como origen.',
    account: 'Teléfono o correo',
    amount: 'Importe en {{currency}} ficticios',
    grant: 'Añadir {{amount}}',
    granted: '{{amount}} añadidos. Disponible ahora: {{available}}.',
    limit: 'Como máximo {{limit}} cada vez',
  },

  withdrawal: {
    title: 'Retiradas',
    text: 'La próxima retirada de este miembro que se liquidaría falla, y todo vuelve.',
    reason: 'Motivo que lee el miembro',
    usualReason: 'No se pudo contactar con el banco.',
    fail: 'Hacer fallar la próxima',
    willFail: 'La próxima retirada de este miembro fallará.',
    skipToMonday: 'Saltar al lunes',
  },

  deposits: {
    title: 'Depósitos',
    text: 'Recargas en {{currency}} que esperan su depósito. Enviarlo aquí es lo que haría la cadena.',
    send: 'Enviar {{amount}}',
    sent: 'Se ha visto el depósito. Se confirma en un minuto más o menos del reloj de prueba.',
    none: 'Ninguna recarga espera un depósito.',
    visitor: 'Inicia sesión para ver las recargas que esperan.',
  },

  values: {
    title: 'Valores de prueba',
    text: 'Cada uno lleva a un resultado. A una dirección o cuenta le pueden seguir letras o cifras tuyas.',
    addresses: 'Direcciones',
    accounts: 'Cuentas bancarias',
    codes: 'Códigos de canje',
    copy: 'Copiar {{value}}',
    upTo: '{{state}}, hasta {{limit}}',
    outcome: {
      succeeds_now: 'Sale bien al momento',
      succeeds_later: 'Sale bien tras el tiempo indicado',
      stays_pending: 'Se queda pendiente',
      wrong_bank_data: 'Falla por datos bancarios erróneos',
      fails_returned: 'Falla y se devuelve',
    },
    code: { valid: 'Válido', used: 'Agotado', expired: 'Caducado' },
  },

  breaking: {
    title: 'Provocar fallos',
    text: 'Solo en este navegador, hasta que lo desactives.',
    none: 'Ningún fallo',
    slow: 'Respuestas lentas',
    offline: 'Sin conexión',
    unauthorized: 'Sesión perdida (401)',
    serverError: 'Error del servicio (500)',
    badAnswer: 'Respuesta ilegible',
    active: 'Fallo provocado: {{fault}}',
    switchOff: 'Desactivar',
  },

  ledger: {
    title: 'Comprobación del libro mayor',
    text: 'Suma cada apunte de cada cuenta. La suma debe ser cero.',
    run: 'Comprobar el libro mayor',
    sound: 'Correcto: la suma es {{sum}}.',
    broken: 'Incumplido: {{names}}',
    entries: { one: '{{count}} asiento', other: '{{count}} asientos' },
    accounts: { one: '{{count}} cuenta', other: '{{count}} cuentas' },
  },

  reset: {
    title: 'Empezar de nuevo',
    text: 'Descarta todo lo hecho y vuelve a poner los primeros datos. Se cierra la sesión de todos los miembros.',
    action: 'Restablecer todo',
    confirm: '¿Restablecer todo al principio?',
    done: 'Todo está como al principio.',
  },
} as const;

export const seed = {
  new: 'Nuevo, con un día de rendimiento gratis',
  with_leases: 'Con alquileres e historial',
  nothing_bound: 'Sin dirección, tarjeta, correo ni contraseña de retirada',
  high_level: 'Nivel alto, con un equipo grande',
} as const;
