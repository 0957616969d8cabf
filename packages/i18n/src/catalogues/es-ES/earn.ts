export const earn = {
  titles: {
    earn: 'Bonificaciones',
  },
  intro: 'Cada una es un importe fijo que el presupuesto promocional paga una vez.',
  budget: 'El presupuesto tiene ahora {{amount}}.',
  budgetSpent: 'El presupuesto tiene ahora {{amount}}, menos de lo que suponen algunas.',
  kind: {
    welcome: {
      title: 'Bienvenida',
      rule: 'Para cada miembro nuevo.',
    },
    join_group: {
      title: 'Unirse al grupo',
      rule: 'Envía una captura de pantalla que te muestre en el grupo.',
    },
    share_link: {
      title: 'Compartir un vídeo',
      rule: 'Envía el enlace o una captura de un vídeo sobre Paydirt que hayas compartido.',
    },
    level: {
      title: 'Bonificación del nivel {{level}}',
      rule: 'Se paga una vez al alcanzar el nivel.',
    },
  },
  needs: {
    one: '{{count}} invitado activo más',
    other: '{{count}} invitados activos más',
  },
  also: { checkIn: 'Visita diaria', exchange: 'Canjear un código' },
  state: {
    open: 'Disponible',
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
    again: 'Intentar de nuevo',
    look: 'Ver lo enviado',
    record: 'Ver el movimiento',
    invite: 'Invitar',
  },
  arrivedOn: 'En tu saldo desde el {{day}}',
  group: {
    intro: 'El grupo es solo una página de ejemplo.',
    picture: 'La página de ejemplo del grupo',
    open: 'Abrir la página del grupo',
  },
  share: {
    intro: 'Di en el vídeo que es dinero ficticio.',
    way: 'Qué envías',
    byLink: 'Enlace',
    byPicture: 'Captura',
    link: 'Enlace del vídeo',
    linkHint: 'Empieza por https:// y lleva a: {{sites}}.',
  },
  screenshot: 'Captura de pantalla',
  send: 'Enviar a revisión',
  waitUpload: 'Espera a que se envíe la imagen.',
  review: {
    title: 'En revisión',
    text: 'Enviado el {{time}}. Si se acepta, recibes {{amount}}.',
    panel: 'Revisar en el panel de prueba',
    picture: 'Lo que enviaste',
  },
  approved: {
    title: 'Aceptado y pagado',
    text: '{{amount}} llegaron a tu saldo el {{day}}.',
  },
  unpaid: {
    title: 'Aceptado, aún sin pagar',
    text: 'El importe sigue siendo tuyo: cóbralo cuando el presupuesto promocional tenga {{amount}}.',
  },
  refused: {
    title: 'No aceptado',
    text: '{{reason}} Puedes hacer otro envío.',
  },
} as const;
