export const destinations = {
  title: {
    addresses: 'Direcciones',
    addAddress: 'Añadir una dirección',
    deliveryAddresses: 'Direcciones de entrega',
    bankCards: 'Tarjetas bancarias',
    fundPassword: 'Contraseña de retirada',
  },
  testOnly: 'Solo valores de prueba. Nunca se envía nada a lo que escribas aquí.',
  testValues: 'Valores de prueba',
  testValuesTap: 'Toca uno para rellenarlo.',
  testValuesHint: 'Toca uno para rellenarlo. Si está ocupado, añade letras o cifras tuyas.',

  outcome: {
    succeeds_now: 'Sale bien al momento',
    succeeds_later: 'Sale bien tras el tiempo indicado',
    stays_pending: 'Queda pendiente',
    wrong_bank_data: 'Falla: datos bancarios incorrectos',
    fails_returned: 'Falla y el dinero vuelve',
  },
  goOn: 'Seguir donde estabas',
  saved: 'Guardado.',
  deleted: 'Eliminado.',
  changeNamed: 'Cambiar {{name}}',
  deleteNamed: 'Eliminar {{name}}',

  address: {
    emptyTitle: 'Aún no hay direcciones',
    emptyText: 'Vincula tu dirección. Las retiradas en {{currency}} van allí.',
    of: 'Dirección para {{asset}}',
    chain: 'Cadena',
    currency: 'Moneda',
    address: 'Dirección',
    hexHint: '0x y 40 cifras o letras de la a a la f, o un valor de prueba.',
    tronHint: 'T y 33 letras o cifras, o un valor de prueba.',
    label: 'Etiqueta',
    labelHint: 'Para que la distingas. {{count}} caracteres como máximo.',
    save: 'Guardar esta dirección',
    deleteText: '{{name}} sale de tu libreta de direcciones. Las retiradas en curso van allí de todos modos.',
  },

  delivery: {
    add: 'Añadir una dirección de entrega',
    changeTitle: 'Cambiar la dirección de entrega',
    emptyTitle: 'Aún no hay direcciones de entrega',
    emptyText: 'Añade una dirección. Los artículos van allí.',
    invented: 'Una dirección inventada',
    deleteText: '{{name}} sale de tus direcciones de entrega. Lo que has pedido va allí de todos modos.',
  },

  bank: {
    add: 'Vincular una tarjeta bancaria',
    changeTitle: 'Cambiar la tarjeta bancaria',
    emptyTitle: 'Aún no hay tarjetas bancarias',
    emptyText: 'Vincula primero una tarjeta bancaria. Las retiradas a un banco van allí.',
    bank: 'Banco',
    bankChoose: 'Elige un banco',
    payeeName: 'Nombre del beneficiario',
    account: 'Número de cuenta',
    accountHint: 'De {{min}} a {{max}} letras o cifras, sin espacios.',
    ifsc: 'Código IFSC',
    ifscHint: '11 caracteres: cuatro letras, un 0, seis letras o cifras.',
    save: 'Vincular esta tarjeta bancaria',
    saveChange: 'Guardar el cambio',
    deleteText: 'La cuenta {{account}} se desvincula. Las retiradas en curso van allí de todos modos.',
  },

  fund: {
    setIntro: 'Cada retirada la pide. Un código confirma que eres tú quien la establece.',
    changeIntro: 'Establece una nueva con un código. Nada más cambia en tu cuenta.',
    locked:
      'Bloqueada tras cinco intentos incorrectos, hasta el {{time}}. Una contraseña de retirada nueva la desbloquea al momento.',
    channel: 'Enviar el código a',
    sms: 'Teléfono',
    email: 'Correo electrónico',
    noPhone: 'No has vinculado un teléfono.',
    noEmail: 'No has vinculado una dirección de correo.',
    sentTo: 'El último código se envió a {{to}}.',
    password: 'Nueva contraseña de retirada',
    passwordHint: '6 cifras, no seguidas como 123456 ni todas iguales.',
    again: 'Nueva contraseña de retirada, otra vez',
    set: 'Establecer la contraseña de retirada',
    change: 'Cambiar la contraseña de retirada',
    doneSet: 'Tu contraseña de retirada está establecida.',
    doneChanged: 'Tu contraseña de retirada está cambiada.',
  },

  notice: {
    fundPasswordSet:
      'Se ha establecido la contraseña de retirada de tu cuenta de Paydirt. Si no has sido tú, inicia sesión, establece otra con un código y cambia tu contraseña de acceso.',
    fundPasswordChanged:
      'Se ha cambiado la contraseña de retirada de tu cuenta de Paydirt. Si no has sido tú, inicia sesión, establece otra con un código y cambia tu contraseña de acceso.',
    emailBound:
      'Se ha vinculado una dirección de correo a tu cuenta de Paydirt. Si no has sido tú, inicia sesión y cambia tu contraseña de acceso.',
  },
} as const;
