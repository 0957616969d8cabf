export const help = {
  title: 'Centro de ayuda',
  texts: 'Textos para leer',
  contact: 'Pregúntanos',
  chat: 'Chat de atención',
  feedback: 'Tu opinión',
  unknown: 'Ese texto no existe.',
  all: 'Todos los textos',
  article: {
    income: {
      title: 'Rendimientos',
      summary: 'El rendimiento depende de lo que ganan las máquinas cada día: algunos días, nada.',
      words: 'rendimiento, ganar, gano, ganancia, cobrar, cobro, diario, beneficio, llegar',
      more: 'Si las máquinas ganan muy poco, el rendimiento se paga a prorrata: ningún depósito cubre lo que falta.',
    },
    returns: {
      title: 'Devolver una máquina',
      summary:
        'Puedes devolver una máquina: reembolso íntegro en las primeras 24 horas, después a prorrata de los días que queden.',
      words: 'devolver, devuelvo, devolución, reembolso, recuperar dinero',
      more: 'En las primeras 24 horas: lo que pagaste, menos los rendimientos cobrados. Después: lo que pagaste × días restantes ÷ días del alquiler.',
    },
    fees: {
      title: 'Comisiones y plazos',
      summary: 'La comisión se ve antes de que escribas un importe y se descuenta de él.',
      answer:
        '{{home}} → {{topUp}}: sin comisión. {{home}} → {{withdraw}}: la comisión es del {{share}}. A una dirección tarda cerca de una hora; a un banco, hasta {{hours}} horas.',
      words:
        'comisión, coste, cuesta, retirar, retiro, retirada, sacar dinero, saco dinero, recargar, recarga, añadir dinero, añado dinero, mínimo, fin de semana, banco, plazo',
      more: 'Nunca tienes que pagar, comprar ni invitar antes. En fin de semana no se pagan retiradas, y puedes cancelar una retirada mientras no esté en camino.',
    },
    safety: {
      title: 'Cuida tu cuenta',
      summary: 'Quien te pide la contraseña, el PIN de retirada o un código quiere engañarte.',
      answer: '¿Has olvidado el PIN? Crea otro con un código: {{place}}.',
      words: 'contraseña, PIN, robado, hackeado, acceso, seguridad, cuenta segura',
      more: 'Si algo no cuadra, cambia la contraseña de acceso: eso cierra las sesiones en otros dispositivos.',
    },
    money: {
      title: 'El dinero ficticio y lo que lo respalda',
      summary:
        'Nunca es dinero real. Los depósitos se guardan aparte para sus miembros, y puedes comprobarlo.',
      words:
        'real, dinero de verdad, ficticio, prueba, depósito, dinero seguro, saldo, respaldo, libro mayor, presupuesto, bono, dónde dinero',
      more: 'Los depósitos tienen su propia cuenta. El libro mayor se niega a pagar con ella a otra persona.',
    },
    scheme: {
      title: 'Anatomía de una estafa',
      summary:
        'Las estafas que se parecen a esta aplicación usan los mismos trucos. Comprueba que nosotros no.',
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
        others: 'Una barra dice «55 % vendido» durante semanas. Está dibujada, no contada.',
        here: 'Una barra solo muestra lo alquilado. Si no se sabe, no hay barra.',
        figure: '{{name}}: {{sold}} de {{total}} alquiladas',
        none: 'Ahora ninguna máquina tiene un número limitado.',
      },
      countdown: {
        title: 'La cuenta atrás que vuelve a empezar',
        others: 'El tiempo se acaba y, cuando vuelves, corre otra vez.',
        here: 'Una cuenta atrás va hasta un momento fijo y se detiene en cero.',
        figure: '{{name}}: hasta el {{time}}',
        none: 'Ahora no hay ninguna venta por tiempo limitado.',
      },
      deposits: {
        title: 'Rendimientos pagados con depósitos',
        others:
          'A los primeros se les paga con el dinero de los que llegan después, hasta que no llega nadie.',
        here: 'Solo los ingresos de las máquinas pagan rendimientos. El libro mayor se niega a pagarlos con depósitos.',
        figure:
          'Ahora: depósitos {{held}}, guardado para los miembros {{backing}}. Últimos {{days}}: ganado {{earned}}, pagado {{paid}}.',
      },
      fee: {
        title: 'Pagar antes de recibir',
        others: 'Para retirar te piden primero un impuesto, una fianza o subir de nivel.',
        here: 'La comisión se conoce antes y sale del importe.',
        figure: 'Comisión {{fee}}, mínimo {{minimum}}',
      },
      pyramid: {
        title: 'Cobrar por traer gente',
        others: 'Te dan una parte de lo que paga la gente que traes, en muchos niveles.',
        here: 'Invitar aporta un importe fijo y con tope del presupuesto promocional, en un solo nivel, y nunca una parte de lo que alguien paga.',
        figure: 'Pagado hasta ahora con el presupuesto promocional: {{paid}}. Queda: {{left}}.',
      },
      figures: {
        title: 'Cifras que nadie puede comprobar',
        others: 'Los saldos son solo números en una pantalla. Nadie los suma nunca.',
        here: 'Cada movimiento está en un libro mayor cuya suma debe ser cero. Cualquiera puede sumarlo.',
        figure: '{{entries}} asientos, suma {{sum}}',
      },
    },
  },
} as const;
