import type { SeedTexts } from './seed-texts.ts';

/** Texts of the services in Spanish. */
export const ES_ES: SeedTexts = {
  products: {
    'gold-pan': {
      name: 'Batea GP-1',
      description:
        'Una batea de acero de 38 cm de diámetro para lavar grava a mano. Al girarla bajo el agua, la arena ligera sale por el borde y lo pesado queda en las ranuras.',
    },
    'rocker-box': {
      name: 'Cuna RB-2',
      description:
        'Una caja de madera sobre patines curvos que una persona mece mientras echa agua. La grava pasa por una criba y corre sobre una tela que retiene el oro fino.',
    },
    'sluice-box': {
      name: 'Canaleta SB-3',
      description:
        'Un canal abierto de dos metros que se coloca en agua corriente. Unos listones transversales frenan la corriente y los granos pesados se asientan detrás.',
    },
    'long-tom': {
      name: 'Long tom LT-3',
      description:
        'Una artesa larga e inclinada con una chapa perforada en el extremo inferior. Dos personas echan grava con palas y remueven; las piedras quedan en la chapa, y la arena y el oro caen en una caja con listones.',
    },
    trommel: {
      name: 'Trómel TR-4',
      description:
        'Un tambor giratorio de acero perforado que lava la grava y la clasifica por tamaño. Lo fino cae por los agujeros a una canaleta; las piedras salen por el otro extremo.',
    },
    jig: {
      name: 'Criba hidráulica JG-2',
      description:
        'Una celda llena de agua cuyo lecho sube y baja unos cientos de veces por minuto. Con cada golpe los granos más pesados bajan un poco, hasta que se extraen por el fondo.',
    },
    'shaker-table': {
      name: 'Mesa vibratoria ST-5',
      description:
        'Un tablero algo inclinado y con ranuras finas que se sacude de lado bajo una capa fina de agua. Los granos lo cruzan según su peso y salen en franjas separadas, el oro al final.',
    },
    'stamp-mill': {
      name: 'Molino de pisones SM-5',
      description:
        'Cinco pisones de hierro que un árbol de levas levanta y deja caer sobre el mineral en un mortero. Cuando el mineral es fino como arena, el agua lo saca por una malla.',
    },
    'ball-mill': {
      name: 'Molino de bolas BM-8',
      description:
        'Un tambor giratorio lleno en parte de bolas de acero. Las bolas caen sobre el mineral y unas sobre otras y lo muelen hasta hacerlo polvo, de modo que el oro encerrado queda libre.',
    },
    'jaw-crusher': {
      name: 'Trituradora de mandíbulas JC-10',
      description:
        'Dos mandíbulas pesadas, una fija y otra móvil, que rompen bloques de mineral en trozos del tamaño de un puño. Se coloca al principio de la planta, antes de cualquier molino.',
    },
    'wash-plant': {
      name: 'Planta de lavado WP-20',
      description:
        'Una tolva, una criba y canaletas en un mismo bastidor que lavan unos veinte metros cúbicos de grava por hora. Unas bombas hacen circular el agua, y la mayor parte se vuelve a usar.',
    },
    'bucket-line-dredge': {
      name: 'Draga de cangilones BD-60',
      description:
        'Una planta flotante que excava grava bajo la línea de agua con una cadena sin fin de cangilones. A bordo la lavan cribas y mesas, y una cinta deja las piedras detrás.',
    },
    'enamel-mug': {
      name: 'Taza esmaltada',
      description:
        'Una taza de acero con esmalte blanco y borde oscuro. Tiene 350 ml de capacidad y aguanta el fuego y el lavavajillas.',
    },
    'field-notebook': {
      name: 'Cuaderno de campo',
      description:
        'Un cuaderno de 96 páginas cuadriculadas con lomo de tela. El papel admite lápiz aunque esté húmedo.',
    },
    'canvas-apron': {
      name: 'Delantal de lona',
      description:
        'Un delantal de trabajo de lona gruesa de algodón con tres bolsillos. Los tirantes se cruzan en la espalda y se ajustan.',
    },
    'hand-lens': {
      name: 'Lupa de mano 10×',
      description:
        'Una lupa plegable de tres lentes que aumenta diez veces. Una funda de metal protege el cristal en el bolsillo.',
    },
    'pocket-scale': {
      name: 'Balanza de bolsillo',
      description:
        'Una balanza que pesa hasta 200 g en pasos de 0,01 g. Incluye una pesa de calibración de 100 g.',
    },
    'wool-cap': {
      name: 'Gorro de lana',
      description:
        'Un gorro de punto de pura lana, talla única. Es gris sin teñir y lleva una pequeña batea bordada en la vuelta.',
    },
  },
  campaigns: {
    welcome: 'Bonificación de bienvenida',
    referral: 'Bonificación por invitar',
    faucet: 'Abono de prueba',
    'recharge-usdt': 'Recarga en USDT',
    'recharge-cash': 'Recarga con tarjeta',
    redemption: 'Código de canje',
    'withdrawal-usdt': 'Retirada en USDT',
    'withdrawal-cash': 'Retirada a una cuenta bancaria',
    'sign-in': 'Visita diaria',
    'join-group': 'Unirse al grupo',
    'share-link': 'Compartir un vídeo',
    'level-1': 'Bonificación del nivel 1',
    'level-2': 'Bonificación del nivel 2',
    'level-3': 'Bonificación del nivel 3',
    'level-4': 'Bonificación del nivel 4',
    'level-5': 'Bonificación del nivel 5',
    'test-panel': 'Bonificación del panel de prueba',
  },
  grades: { 0: 'Principiante', 1: 'Buscador', 2: 'Bateador', 3: 'Canaletero', 4: 'Molinero', 5: 'Ensayador' },
  agreement: {
    title: 'Contrato de alquiler',
    sections: {
      short: {
        heading: 'En resumen',
        text: 'Pagas el precio una vez; al final no se devuelve.\nLos rendimientos están previstos, no garantizados; un día puede no dar nada.\nLos pagan solo los ingresos de las máquinas, nunca los depósitos de otros miembros.\nSi devuelves la máquina en las primeras 24 horas, se te reembolsa todo lo pagado, menos los rendimientos ya cobrados; después, a prorrata de los días restantes.\nEl alquiler termina con su último día; nada se renueva solo.',
      },
      subject: {
        heading: 'Qué alquilas',
        text: 'Alquilas una unidad de la máquina que aparece en la página del producto, durante los días que allí se indican. El precio, el rendimiento diario previsto y los días se escriben en tu pedido y no cambian después.',
      },
      playMoney: {
        heading: 'Dinero ficticio',
        text: 'Todo esto es una simulación en modo de prueba. Los USDT son dinero ficticio: no se pueden comprar ni cambiar por nada, y nunca interviene una moneda, tarjeta ni banco real. La máquina también forma parte de la simulación.',
      },
      risk: {
        heading: 'Riesgo',
        text: 'Esto es dinero ficticio. Los rendimientos están previstos, no garantizados, y dependen de lo que ganen las máquinas. Puedes devolver la máquina.',
      },
      income: {
        heading: 'Cómo se genera el rendimiento',
        text: 'El rendimiento se genera al final de cada día del reloj, a medianoche UTC, desde el día de la compra hasta el último día del alquiler. Si lo que han ganado las máquinas de ese tipo no alcanza para lo previsto, cada alquiler recibe la misma parte. El movimiento de cada día dice lo que estaba previsto y lo que se pagó.',
      },
      receiving: {
        heading: 'Cobrar el rendimiento',
        text: 'El rendimiento generado espera a que lo cobres, todo con un toque. Llega a tu saldo disponible unos 30 minutos después. Esperar no cuesta nada y el rendimiento no caduca.',
      },
      returning: {
        heading: 'Devolver la máquina',
        text: 'Si devuelves la máquina en las 24 horas siguientes a la compra, se te reembolsa todo lo que pagaste, menos los rendimientos de este alquiler ya cobrados; los no cobrados vuelven a la máquina. Después recibes lo pagado × días restantes ÷ días del alquiler, sin comisión. El importe se muestra antes de confirmar. Hasta que termina el alquiler, el precio queda reservado para poder pagar una devolución.',
      },
      end: {
        heading: 'Fin del alquiler',
        text: 'El alquiler finaliza cuando termina su último día. El rendimiento que no hayas cobrado lo puedes seguir cobrando.',
      },
    },
  },
  notices: {
    playMoney: {
      title: 'Todo es dinero ficticio',
      body: 'Los saldos, alquileres y rendimientos de estos servicios son una simulación. No se puede ingresar ni retirar dinero real.',
    },
    clock: {
      title: 'El reloj de prueba es común',
      body: 'Quien adelanta el reloj lo adelanta para todos en estos servicios. No se puede atrasar.',
    },
    returns: {
      title: 'Las máquinas se pueden devolver',
      body: 'Con reembolso íntegro en las primeras 24 horas; después, a prorrata de los días restantes. Abre el alquiler para ver el importe de hoy.',
    },
    arrival: {
      title: 'El rendimiento llega a los 30 minutos',
      body: 'El rendimiento cobrado está en camino alrededor de media hora. Para verlo llegar enseguida, adelanta el reloj de prueba una hora.',
    },
    preSale: {
      title: 'Dos máquinas se podrán alquilar pronto',
      body: 'La planta de lavado y la draga están en preventa. En sus páginas figura cuándo se podrán alquilar; el número de unidades es fijo.',
    },
    invitations: {
      title: 'Las bonificaciones por invitar son fijas',
      body: '2,00 USDT, una sola vez, por cada invitado que alquile una máquina, hasta 20 personas. Lo que pague no cambia nada.',
    },
  },
  news: {
    'yield-rule': {
      title: 'Cómo se calcula el día de una máquina',
      summary:
        'La regla que decide lo que ganan las máquinas está publicada, y cualquiera puede repetir el cálculo.',
      body: [
        'Lo que gana una máquina en un día depende de tres cosas: un valor inicial publicado, el identificador de la máquina y el número del día. Con ellas se calcula un hash, que señala un lugar en una tabla.',
        'En buen suelo, 40 de cada 1000 días no dan nada, 160 dan entre el 60 y el 94,9 % del rendimiento previsto y 800 entre el 95 y el 125 %. De cada 100 tramos de 10 días, 15 caen en suelo pobre, que deja solo entre el 20 y el 60 % de eso. Lo que sobra de los días buenos se queda en la máquina y ayuda a pagar los malos.',
        'La página «Cómo funcionan los rendimientos» muestra el valor inicial, la tabla y los últimos 30 días, también los malos.',
      ],
    },
    'test-clock': {
      title: 'Un reloj para todo',
      summary: 'Los rendimientos, las cuentas atrás y los códigos siguen el reloj de prueba. Así se mueve.',
      body: [
        'El reloj de prueba avanza con el tiempo real. En el panel de prueba se puede adelantar una hora, un día, treinta días o hasta una fecha. Nunca se atrasa, porque el pasado ya está contabilizado.',
        'Cuando avanza, los servicios hacen por orden todo lo que vence por el camino: días de rendimiento, llegadas, finales de alquiler. Después responden.',
        'Las sesiones siguen el tiempo real. Adelantar el reloj no cierra la sesión de nadie.',
      ],
    },
    'reading-a-record': {
      title: 'Cómo leer un movimiento',
      summary:
        'Cada línea de tus movimientos dice quién pagó y se abre para mostrar los asientos que hay detrás.',
      body: [
        'La segunda línea indica el origen: ingresos de las máquinas, presupuesto promocional del operador, un reembolso, el abono de prueba o tu propio saldo.',
        'Toca un movimiento y verás sus asientos. Cada uno enumera las cuentas que intervienen, y sus importes suman cero.',
        'En un día de rendimiento hay dos cifras más: lo previsto y qué parte quedó cubierta.',
      ],
    },
    'returning-a-lease': {
      title: 'Devolver una máquina, con un ejemplo',
      summary: 'Lo que vuelve el primer día y lo que vuelve más tarde.',
      body: [
        'Una máquina alquilada por 120,00 USDT durante 45 días se devuelve la primera noche, antes de cualquier rendimiento: vuelven 120,00 USDT.',
        'Si se devuelve diez días después, quedan 35 de 45 días: 120,00 × 35 ÷ 45 son 93,33 USDT. El rendimiento de los diez días sigue siendo tuyo.',
        'La aplicación pregunta el importe al servicio y lo muestra antes de que confirmes. Preguntar no cambia nada.',
      ],
    },
    'promotion-budget': {
      title: 'Qué paga el presupuesto promocional',
      summary: 'Bonificaciones, códigos canjeados y complementos, mientras alcance el presupuesto.',
      body: [
        'Un miembro nuevo recibe una bonificación de bienvenida, igual al rendimiento previsto de una batea en un día. Quien invita recibe 2,00 USDT, una sola vez, por cada persona que alquile una máquina, hasta 20 personas.',
        'Estas y todas las demás bonificaciones salen del presupuesto promocional del operador. Cuando se agota, no se paga de otro lado, y menos aún con lo que tienen los miembros: el libro mayor rechaza un asiento así.',
        'Las personas que invitan tus invitados se muestran como un número. No dan nada a nadie.',
      ],
    },
    'test-codes': {
      title: 'Adónde van los códigos',
      summary:
        'Ningún SMS ni correo sale de estos servicios. La bandeja de salida muestra lo que se habría enviado.',
      body: [
        'Cuando la aplicación pide un código, el mensaje va a la bandeja de salida del panel de prueba. Toca el código para copiarlo.',
        'Un código tiene seis cifras, vale diez minutos y se puede intentar cinco veces. Al minuto se puede pedir otro. El panel de prueba también muestra códigos de invitación y cuentas de prueba.',
      ],
    },
    escrow: {
      title: 'Por qué se reserva el precio',
      summary: 'El precio de un alquiler vigente se guarda hasta que la máquina ya no se puede devolver.',
      body: [
        'Cuando alquilas una máquina, el precio pasa de tu saldo a una cuenta aparte. El operador no puede gastarlo mientras dura el alquiler.',
        'Si devuelves la máquina, el reembolso se paga de ahí. Cuando el alquiler finaliza, el precio pasa a las ventas del operador.',
      ],
    },
    levels: {
      title: 'Los niveles y lo que no hacen',
      summary:
        'Un nivel cuenta las personas invitadas que tienen una máquina alquilada. Trae una bonificación fija y nada más.',
      body: [
        'Los niveles se alcanzan con 1, 3, 10, 25 y 50 invitados activos. Un invitado está activo mientras tenga alquilada al menos una máquina. Cada nivel tiene una bonificación, que paga una vez el presupuesto promocional.',
        'Un nivel no sube el rendimiento ni baja las comisiones, y ninguna retirada depende de él.',
      ],
    },
  },
  developerNews: {
    'ledger-check': {
      title: 'Para desarrolladores: comprobar el libro mayor',
      summary: 'GET sandbox/ledger/check suma todos los apuntes y nombra cada regla que no se cumple.',
      body: [
        'La respuesta da la suma de todos los apuntes, que es cero, el número de asientos y cuentas, y una lista llamada broken. La lista está vacía cuando se cumplen todas las reglas.',
        'La misma comprobación se inicia en el panel de prueba. Cada vez suma todos los apuntes; las reglas y los eslabones se comprueban para lo que vino después del último sello.',
      ],
    },
    'idempotency-keys': {
      title: 'Para desarrolladores: Idempotency-Key',
      summary:
        'Las llamadas que mueven dinero llevan una clave. La misma clave da la misma respuesta, por muchas veces que se envíe.',
      body: [
        'Crea una clave para cada intención, guárdala antes de enviar y envíala otra vez si no llegó respuesta. Los servicios hacen el trabajo una vez y repiten su primera respuesta.',
        'La misma clave con otra petición se rechaza, porque una de las dos es un error.',
      ],
    },
  },
  slides: {
    'carousel-1': 'Así se calcula el día de un trómel',
    'carousel-2': 'Cada movimiento dice quién pagó',
    'carousel-3': 'Doce máquinas, de la batea a la draga',
  },
};
