export const destinations = {
  title: {
    addresses: 'Direcciones',
    addAddress: 'Añadir una dirección',
    deliveryAddresses: 'Direcciones de entrega',
    bankCards: 'Cuentas bancarias',
    fundPassword: 'PIN de retirada',
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
    emptyText: 'Añade primero una dirección. Las retiradas en {{currency}} van allí.',
    of: 'Dirección para {{asset}}',
    chain: 'Red',
    currency: 'Moneda',
    address: 'Dirección',
    hexHint: '0x y 40 cifras o letras de la a a la f, o un valor de prueba.',
    tronHint: 'T y 33 letras o cifras, o un valor de prueba.',
    label: 'Etiqueta',
    labelHint: 'Opcional. {{count}} caracteres como máximo.',
    save: 'Guardar esta dirección',
    deleteText:
      '{{name}} se quitará de tu libreta de direcciones. Las retiradas ya empezadas van allí de todos modos.',
  },

  delivery: {
    add: 'Añadir una dirección de entrega',
    changeTitle: 'Cambiar la dirección de entrega',
    emptyTitle: 'Aún no hay direcciones de entrega',
    emptyText: 'Añade primero una dirección. Los artículos van allí.',
    invented: 'Una dirección inventada',
    deleteText:
      '{{name}} se quitará de tus direcciones de entrega. Lo que has pedido va allí de todos modos.',
  },

  bank: {
    add: 'Añadir una cuenta bancaria',
    changeTitle: 'Cambiar la cuenta bancaria',
    emptyTitle: 'Aún no hay cuentas bancarias',
    emptyText: 'Añade primero una cuenta bancaria. Las retiradas a un banco van allí.',
    bank: 'Banco',
    bankChoose: 'Elige un banco',
    payeeName: 'Nombre del beneficiario',
    account: 'Número de cuenta',
    accountHint: 'De {{min}} a {{max}} letras o cifras, sin espacios.',
    ifsc: 'Código IFSC',
    ifscHint: '11 caracteres: cuatro letras, un 0, seis letras o cifras.',
    save: 'Añadir esta cuenta bancaria',
    saveChange: 'Guardar el cambio',
    deleteText: 'La cuenta {{account}} se quitará. Las retiradas ya empezadas van allí de todos modos.',
  },

  fund: {
    setIntro: 'Cada retirada lo pide. Un código confirma que eres tú.',
    changeIntro: 'Crea uno nuevo con un código. Nada más cambia en tu cuenta.',
    locked:
      'Bloqueado tras cinco intentos incorrectos, hasta el {{time}}. Un PIN de retirada nuevo lo desbloquea al momento.',
    channel: 'Enviar el código a',
    sms: 'Teléfono',
    email: 'Correo electrónico',
    addEmail: 'Añadir un correo electrónico',
    sentTo: 'El último código se envió a {{to}}.',
    password: 'Nuevo PIN de retirada',
    passwordHint: '6 cifras, no seguidas como 123456 ni todas iguales.',
    again: 'Nuevo PIN de retirada, otra vez',
    set: 'Crear el PIN de retirada',
    change: 'Cambiar el PIN de retirada',
    doneSet: 'Tu PIN de retirada está creado.',
    doneChanged: 'Tu PIN de retirada se ha cambiado.',
  },

  notice: {
    fundPasswordSet:
      'Se ha creado el PIN de retirada de tu cuenta de Paydirt. Si no lo has hecho tú, inicia sesión, crea otro con un código y cambia tu contraseña de acceso.',
    fundPasswordChanged:
      'Se ha cambiado el PIN de retirada de tu cuenta de Paydirt. Si no lo has hecho tú, inicia sesión, crea otro con un código y cambia tu contraseña de acceso.',
  },
} as const;
