const REMOVED =
  'Alguien lo denunció. Motivo: {{reason}}. Tu texto: {{text}} Puedes publicarlo otra vez sin esa parte o preguntar en el chat de atención.';
const NOT_YOU = 'Si no has sido tú, cambia la contraseña de acceso y cierra las demás sesiones.';

export const messages = {
  otherReason: 'otro, que te dirán en el chat de atención',
  kind: {
    withdrawal_paid: {
      title: 'Tu retirada se ha pagado',
      body: 'Se han pagado {{net}}, descontada la comisión de {{fee}} sobre {{amount}}.',
    },
    withdrawal_returned: {
      title: 'Tu retirada no se completó',
      body: '{{reason}} De nuevo en tu saldo disponible: {{amount}}.',
    },
    recharge_credited: {
      title: 'Tu recarga ha llegado',
      body: '{{amount}} están en tu saldo disponible.',
    },
    recharge_failed: {
      title: 'Tu recarga no ha llegado',
      body: '{{reason}} Era una recarga de {{amount}}.',
    },
    feedback_answered: {
      title: 'Han respondido a tu opinión',
      body: 'Ábrela para leer la respuesta.',
    },
    support_answered: {
      title: 'Alguien ha respondido en el chat de atención',
      body: 'Abre el chat para leer la respuesta.',
    },
    report_removed: {
      title: 'Se ha eliminado lo que denunciaste',
      body: 'Se leyó tu denuncia del {{time}} y se eliminó para todos lo que denunciaste.',
    },
    report_kept: {
      title: 'Lo que denunciaste se queda',
      body: 'Se leyó tu denuncia del {{time}}. Para ti sigue oculto; si no estás de acuerdo, pregunta en el chat de atención.',
    },
    post_removed: {
      title: 'Se ha eliminado tu publicación',
      body: REMOVED,
    },
    comment_removed: {
      title: 'Se ha eliminado tu comentario',
      body: REMOVED,
    },
    guide_posted: {
      title: 'Un guía ha publicado tu texto',
      body: 'Está en la comunidad sin cambios y dice que un guía lo publicó por ti. Puedes eliminarlo.',
    },
    guide_declined: {
      title: 'Un guía no publicó tu texto',
      body: '{{reason}} Puedes cambiarlo y entregarlo de nuevo.',
    },
    coupon_ending: {
      title: 'Tu cupón caduca pronto',
      body: '{{discount}} de descuento, hasta el {{time}}.',
    },
    referral_waiting: {
      title: 'Tu bonificación por invitar está pendiente',
      body: 'El presupuesto promocional no puede pagar {{amount}} ahora. Se intenta de nuevo cada día.',
    },
    referral_paid: {
      title: 'Tu bonificación por invitar está pagada',
      body: '{{amount}} están en tu saldo, pagados del presupuesto promocional.',
    },
    submission_approved: {
      title: 'Tu envío fue aceptado',
      body: '{{reward}}: {{amount}} están en tu saldo, pagados del presupuesto promocional.',
    },
    submission_waiting: {
      title: 'Tu envío fue aceptado',
      body: '{{reward}}: el presupuesto promocional no pudo pagar {{amount}} ahora. Sigue siendo tuyo hasta que lo cobres.',
    },
    submission_refused: {
      title: 'Tu envío no fue aceptado',
      body: '{{reward}}: {{reason}} Puedes intentarlo de nuevo.',
    },
    security_new_device: {
      title: 'Inicio de sesión en un dispositivo nuevo',
      body: NOT_YOU,
    },
    security_codes_refused: {
      title: 'Código rechazado cinco veces',
      body: NOT_YOU,
    },
    security_password_changed: {
      title: 'Contraseña de acceso cambiada',
      body: NOT_YOU,
    },
    security_password_reset: {
      title: 'Contraseña de acceso restablecida con código',
      body: NOT_YOU,
    },
    security_fund_password_set: {
      title: 'PIN de retirada creado',
      body: NOT_YOU,
    },
    security_fund_password_changed: {
      title: 'PIN de retirada cambiado',
      body: NOT_YOU,
    },
    security_email_bound: {
      title: 'Correo añadido',
      body: NOT_YOU,
    },
    security_email_restored: {
      title: 'Cambio de correo deshecho',
      body: NOT_YOU,
    },
    security_sessions_ended: {
      title: 'Sesiones cerradas',
      body: NOT_YOU,
    },
    security_data_exported: {
      title: 'Tus datos se guardaron en un archivo',
      body: NOT_YOU,
    },
  },
} as const;
