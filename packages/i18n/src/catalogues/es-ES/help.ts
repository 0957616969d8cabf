export const help = {
  title: 'Centro de ayuda',
  intro: 'Textos cortos sobre cómo funciona esto y cómo reconocer una trampa que se le parece.',
  texts: 'Textos para leer',
  contact: 'Pregúntanos',
  chat: 'Chat de atención',
  chatText: 'Un asistente automático a cualquier hora, personas en su horario',
  feedback: 'Tu opinión',
  feedbackText: 'Lo que está bien y lo que está mal, con imágenes',
  unknown: 'Ese texto no existe.',
  all: 'Todos los textos',
  article: {
    income: {
      title: 'Rendimientos',
      summary: 'Los rendimientos se añaden al final de cada día y dependen de lo que ganan las máquinas.',
      words:
        'rendimiento, rendimientos, ganar, ganancia, cobrar, diario, beneficio, llegar, cero, menos, máquina',
      parts: {
        one: {
          title: 'De dónde vienen',
          text: 'Las máquinas ganan cada día una cantidad distinta, según una regla publicada. Algunos días es nada. Los días malos quedan en el historial.',
        },
        two: {
          title: 'Cómo cobrarlos',
          text: 'Cobra tus rendimientos con un toque, cuando quieras. Lo que espera no se pierde. Llega un poco más tarde y se muestra la hora.',
        },
        three: {
          title: 'Cuando las máquinas ganan poco',
          text: 'Entonces el rendimiento de ese día se paga a prorrata y su movimiento lo dice. El depósito de nadie tapa el hueco.',
        },
      },
    },
    returns: {
      title: 'Devolver una máquina',
      summary:
        'Puedes devolver una máquina en cualquier momento: en las primeras 24 horas con reembolso íntegro, después a prorrata.',
      words: 'devolver, devolución, reembolso, alquiler, recuperar, terminar, máquina',
      parts: {
        one: {
          title: 'En las primeras 24 horas',
          text: 'Se te reembolsa lo que pagaste, menos los rendimientos que ya cobraste.',
        },
        two: {
          title: 'Más tarde',
          text: 'Se te reembolsa lo que pagaste por los días que quedan, dividido entre todos los días. No se descuenta nada más y el importe se ve antes de confirmar.',
        },
        three: {
          title: 'Cómo se hace',
          text: 'Abre la lista de tus máquinas, elige una y devuélvela. No hace falta dar un motivo.',
        },
      },
    },
    fees: {
      title: 'Comisiones y plazos',
      summary: 'La comisión se descuenta del importe, y todo se ve antes de que escribas.',
      words:
        'comisión, coste, retirar, retirada, añadir, mínimo, fin de semana, banco, plazo, tarda, cancelar',
      parts: {
        one: {
          title: 'Se saben de antemano',
          text: 'Comisión, mínimo, horario, hora de llegada y lo que recibirás están en el formulario antes de la primera tecla.',
        },
        two: {
          title: 'Sale del importe',
          text: 'La comisión es parte de lo que retiras. Nunca tienes que pagar, comprar o invitar primero.',
        },
        three: {
          title: 'Fines de semana y bancos',
          text: 'El fin de semana no se paga nada y los bancos tienen su horario. El formulario dice el día y la hora. Puedes cancelar hasta que empiece a tramitarse.',
        },
      },
    },
    safety: {
      title: 'Cuida tu cuenta',
      summary: 'Quien te pide la contraseña, el PIN de retirada o un código quiere engañarte.',
      words:
        'seguro, seguridad, contraseña, PIN, código, robado, hackeado, acceso, cuenta, teléfono, proteger',
      parts: {
        one: {
          title: 'Lo que nadie necesita',
          text: 'Aquí nadie te pide la contraseña, el PIN de retirada ni un código: ni en este chat, ni por teléfono, ni en un mensaje.',
        },
        two: {
          title: 'Si algo parece raro',
          text: 'Cambia primero tu contraseña de acceso. Eso cierra las sesiones en otros dispositivos. Después escríbenos.',
        },
        three: {
          title: 'Solo valores de prueba',
          text: 'Todo aquí es dinero ficticio. No escribas nunca una tarjeta, una cuenta bancaria o una dirección reales.',
        },
      },
    },
    money: {
      title: 'El dinero ficticio y lo que hay detrás',
      summary: 'Los depósitos se guardan aparte para sus miembros, y puedes comprobarlo.',
      words:
        'dinero, real, ficticio, prueba, depósito, saldo, respaldo, comprobar, libro mayor, presupuesto, bono, dónde',
      parts: {
        one: {
          title: 'Dinero ficticio',
          text: 'No interviene ninguna moneda, tarjeta ni banco real. Nada aquí se compra con dinero real ni se convierte en él.',
        },
        two: {
          title: 'Guardado aparte',
          text: 'Los depósitos están en una cuenta propia. El libro mayor se niega a pagar con ella a nadie más.',
        },
        three: {
          title: 'Compruébalo',
          text: '«De dónde viene el dinero» muestra cada cuenta, y tu navegador comprueba que tu saldo está en el total.',
        },
      },
    },
    scheme: {
      title: 'Anatomía de una estafa',
      summary:
        'Las estafas que se parecen a esta aplicación usan siempre los mismos trucos. Aquí están, y cómo comprobar que no los usamos.',
      words: 'estafa, fraude, engaño, truco, ponzi, pirámide, confianza, honesto, timo, legal',
    },
  },
  scheme: {
    others: 'Cómo lo hacen otros',
    here: 'Aquí',
    test: 'Comprobado por esta prueba automática',
    item: {
      bar: {
        title: 'La barra que nunca se mueve',
        others:
          'Una barra dice «55 % vendido» durante semanas. Está dibujada, no contada, para meterte presión.',
        here: 'Una barra muestra solo lo que de verdad está alquilado. Sin un número conocido no hay barra.',
        figure: '{{name}}: {{sold}} de {{total}} alquiladas',
        none: 'Ahora ninguna máquina tiene un número limitado.',
      },
      countdown: {
        title: 'La cuenta atrás que vuelve a empezar',
        others: 'El tiempo se acaba y, cuando vuelves, corre otra vez.',
        here: 'Una cuenta atrás llega a un momento fijo del reloj de los servicios y se para en cero. Nunca vuelve a empezar sola.',
        figure: '{{name}}: fin {{time}}',
        none: 'Ahora no hay ninguna venta por tiempo limitado.',
      },
      deposits: {
        title: 'Rendimientos pagados con depósitos',
        others:
          'A los primeros se les paga con el dinero de los que llegan después, hasta que no llega nadie.',
        here: 'Los rendimientos salen solo de los ingresos de las máquinas. El libro mayor se niega a pagarlos con depósitos.',
        figure:
          'Los miembros tienen {{held}}, guardado para ellos: {{backing}}. En los días mostrados las máquinas ganaron {{earned}} y se pagaron {{paid}} en rendimientos.',
      },
      fee: {
        title: 'Pagar antes de recibir',
        others:
          'Para retirar te piden primero un impuesto, una fianza o subir de nivel. Luego viene lo siguiente.',
        here: 'La comisión sale del importe y se sabe de antemano. No hay que pagar nada primero.',
        figure: 'Comisión {{fee}}, mínimo {{minimum}}',
      },
      pyramid: {
        title: 'Cobrar por traer gente',
        others:
          'Te dan una parte de lo que paga la gente que traes, en muchos niveles. Se acaba cuando no llega nadie nuevo.',
        here: 'Invitar da una cantidad fija, con tope, en un solo nivel y del presupuesto promocional. Nunca es una parte de lo que alguien paga.',
        figure: 'Pagado hasta ahora del presupuesto promocional: {{paid}}. Queda: {{left}}.',
      },
      figures: {
        title: 'Cifras que nadie puede comprobar',
        others: 'Los saldos son solo números en una pantalla. Nadie los suma nunca.',
        here: 'Cada movimiento tiene sus líneas en un libro mayor cuya suma debe ser cero. Cualquiera puede sumarlo en cualquier momento.',
        figure: '{{entries}} asientos, suma {{sum}}',
      },
    },
  },
} as const;
