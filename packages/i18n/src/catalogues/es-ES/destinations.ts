export const destinations = {
  title: {
    addresses: 'Direcciones',
    addAddress: 'Añadir una dirección',
    deliveryAddresses: 'Direcciones de entrega',
    bankCards: 'Cuentas bancarias',
    fundPassword: 'PIN de retirada',
  },
  testOnly: 'Solo valores de prueba. Nunca se envía nada allí.',
  testValues: 'Valores de prueba',
  testValuesHint: 'Si alguno ya está en uso, añade letras o cifras.',

  outcome: {
    succeeds_now: 'Se completa al momento',
    succeeds_later: 'Se completa tras el tiempo indicado',
    stays_pending: 'Queda pendiente',
    wrong_bank_data: 'Falla: datos bancarios incorrectos',
    fails_returned: 'Falla y el dinero vuelve',
  },
  goOn: 'Seguir donde estabas',
  changeNamed: 'Cambiar {{name}}',
  deleteNamed: 'Eliminar {{name}}',

  address: {
    emptyTitle: 'Aún no hay direcciones',
    of: 'Dirección para {{asset}}',
    chain: 'Red',
    currency: 'Moneda',
    address: 'Dirección',
    hexHint: '0x y 40 cifras o letras de la a a la f',
    tronHint: 'T y 33 letras o cifras',
    label: 'Etiqueta',
    labelHint: 'Opcional. {{count}} caracteres como máximo.',
    save: 'Guardar esta dirección',
    deleteText: '{{name}}: las retiradas ya empezadas van allí de todos modos.',
  },

  delivery: {
    add: 'Añadir una dirección de entrega',
    changeTitle: 'Cambiar la dirección de entrega',
    emptyTitle: 'Aún no hay direcciones de entrega',
    invented: 'Una dirección inventada',
    place: 'Elegir región y localidad',
    region: 'Región',
    town: 'Localidad',
    notListed: 'No está en la lista',
    countryFirst: 'Elige primero un país.',
    regionFirst: 'Elige primero una región.',
    deleteText: '{{name}}: los pedidos ya hechos conservan esta dirección.',
  },

  bank: {
    add: 'Añadir una cuenta bancaria',
    changeTitle: 'Cambiar la cuenta bancaria',
    emptyTitle: 'Aún no hay cuentas bancarias',
    bank: 'Banco',
    bankChoose: 'Elige un banco',
    payeeName: 'Nombre del beneficiario',
    account: 'Número de cuenta',
    accountHint: 'De {{min}} a {{max}} letras o cifras, sin espacios.',
    ifsc: 'Código IFSC',
    ifscHint: 'Cuatro letras, un 0, seis letras o cifras.',
    saveChange: 'Guardar el cambio',
  },

  fund: {
    setIntro: 'Se pide en cada retirada.',
    locked: 'Bloqueado tras cinco intentos incorrectos, hasta el {{time}}. Un PIN nuevo lo desbloquea.',
    channel: 'Enviar el código a',
    sms: 'Teléfono',
    email: 'Correo electrónico',
    addEmail: 'Añadir un correo electrónico',
    password: 'Nuevo PIN de retirada',
    passwordHint: '6 cifras, nada del tipo 123456 o 111111.',
    again: 'Repite el nuevo PIN de retirada',
    set: 'Crear el PIN de retirada',
    doneSet: 'Tu PIN de retirada está creado.',
  },

  notice: {
    fundPasswordSet:
      'Se ha creado un PIN de retirada nuevo en tu cuenta de Paydirt. ¿No has sido tú? Crea otro con un código y cambia tu contraseña de acceso.',
  },
} as const;
