export const earn = {
  titles: {
    earn: 'Bonificaciones',
    joinGroup: 'Unirse al grupo',
    shareLink: 'Compartir un vídeo',
  },
  intro: 'Cada una es un importe fijo que el presupuesto promocional paga una vez. Dejar una no cuesta nada.',
  budget: 'El presupuesto promocional tiene ahora {{amount}}.',
  budgetSpent:
    'El presupuesto promocional tiene ahora {{amount}}, menos de lo que suponen algunas. Lo que está listo sigue listo.',
  kind: {
    welcome: {
      title: 'Bienvenida',
      rule: 'Tanto como un día de rendimientos de la máquina más pequeña, para quien se une.',
    },
    join_group: {
      title: 'Unirse al grupo',
      rule: 'Envía una captura de pantalla que te muestre en el grupo. Se revisa antes de pagarse.',
    },
    share_link: {
      title: 'Compartir un vídeo',
      rule: 'Envía el enlace o una captura de un vídeo sobre Paydirt que hayas compartido. Se revisa antes de pagarse.',
    },
    level: {
      title: 'Bonificación del nivel {{level}}',
      rule: 'Se paga una vez al alcanzar el nivel. Lo que paguen tus invitados no influye.',
    },
  },
  needs: {
    one: '{{count}} invitado activo más',
    other: '{{count}} invitados activos más',
  },
  also: { checkIn: 'Visita diaria', exchange: 'Canjear un código' },
  state: {
    open: 'Por hacer',
    in_review: 'En revisión',
    refused: 'No aceptado',
    ready: 'Listo',
    received: 'Cobrado',
  },
  credit: {
    to_collect: 'Por cobrar',
    on_its_way: 'En camino',
    arrived: 'En tu saldo',
  },
  action: {
    collect: 'Cobrar {{amount}}',
    join_group: 'Unirse al grupo',
    share_link: 'Compartir un vídeo',
    again: 'Probar otra vez',
    look: 'Ver lo enviado',
    record: 'Ver el movimiento',
    invite: 'Invitar',
  },
  collected: '{{amount}} están en tu saldo.',
  toCollect: '{{amount}} están por cobrar.',
  arrivedOn: 'En tu saldo desde el {{day}}',
  group: {
    intro:
      'Esto es una simulación: el grupo es solo una página de ejemplo. Ábrela, haz una captura y envíala.',
    picture: 'La página de ejemplo del grupo',
    open: 'Abrir la página del grupo',
    hint: 'Se abre al lado de la aplicación.',
  },
  share: {
    intro: 'Comparte un vídeo sobre Paydirt donde quieras. Di en él que es dinero ficticio.',
    way: 'Qué envías',
    byLink: 'Enlace',
    byPicture: 'Captura',
    link: 'Enlace del vídeo',
    linkHint: 'Empieza por https:// y lleva a: {{sites}}.',
  },
  screenshot: 'Captura de pantalla',
  send: 'Enviar a revisión',
  waitUpload: 'La imagen aún se está enviando. Espera a que llegue.',
  review: {
    title: 'En revisión',
    text: 'Enviado el {{time}}. Si se acepta, recibes {{amount}} automáticamente y un mensaje.',
    panelText: 'En modo de prueba lo revisas tú, en el panel de prueba.',
    panel: 'Revisar en el panel de prueba',
    picture: 'Lo que enviaste',
  },
  approved: {
    title: 'Aceptado y pagado',
    text: '{{amount}} llegaron a tu saldo el {{day}}.',
  },
  unpaid: {
    title: 'Aceptado, aún sin pagar',
    text: 'El presupuesto promocional no pudo pagar {{amount}}. Sigue siendo tuyo: cóbralo cuando el presupuesto tenga esa cantidad.',
  },
  refused: {
    title: 'No aceptado',
    text: '{{reason}} Puedes enviar otra cosa.',
  },
} as const;
