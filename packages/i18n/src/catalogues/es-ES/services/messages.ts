const REMOVED =
  'Motivo: {{reason}}. Tu texto: {{text}} Puedes publicarlo otra vez sin esa parte o preguntar en el chat de atención.';
const NOT_YOU = 'Si no has sido tú, cambia la contraseña de acceso.';

export const messages = {
  otherReason: 'otro',
  kind: {
    withdrawal_paid: {
      title: 'Retirada pagada',
      body: 'Se han pagado {{net}}, descontada la comisión de {{fee}} sobre {{amount}}.',
    },
    withdrawal_returned: {
      title: 'Retirada no completada',
      body: '{{reason}} De nuevo en tu saldo disponible: {{amount}}.',
    },
    recharge_credited: {
      title: 'Recarga en tu saldo',
      body: '{{amount}} están en tu saldo disponible.',
    },
    recharge_failed: {
      title: 'La recarga no ha llegado',
      body: '{{reason}} Recarga: {{amount}}.',
    },
    feedback_answered: {
      title: 'Han respondido a tu opinión',
      body: 'Ábrela para leer la respuesta.',
    },
    support_answered: {
      title: 'Respuesta en el chat de atención',
      body: 'Abre el chat para leerla.',
    },
    report_removed: {
      title: 'Se ha eliminado lo que denunciaste',
      body: 'Se leyó tu denuncia del {{time}}. El contenido se eliminó para todos.',
    },
    report_kept: {
      title: 'Lo que denunciaste sigue publicado',
      body: 'Se leyó tu denuncia del {{time}}. Para ti sigue oculto; si no estás de acuerdo, pregunta en el chat de atención.',
    },
    post_removed: {
      title: 'Publicación eliminada',
      body: REMOVED,
    },
    comment_removed: {
      title: 'Comentario eliminado',
      body: REMOVED,
    },
    guide_posted: {
      title: 'Un guía ha publicado tu texto',
      body: 'Sin cambios, y dice que un guía lo publicó por ti. Puedes eliminarlo.',
    },
    guide_declined: {
      title: 'Un guía no publicó tu texto',
      body: '{{reason}} Cámbialo y envíalo de nuevo.',
    },
    coupon_ending: {
      title: 'Cupón a punto de caducar',
      body: '{{discount}} de descuento, hasta el {{time}}.',
    },
    referral_waiting: {
      title: 'Bonificación por invitar pendiente',
      body: 'El presupuesto promocional no puede pagar {{amount}} ahora. Se intenta de nuevo cada día.',
    },
    referral_paid: {
      title: 'Bonificación por invitar pagada',
      body: '{{amount}}, pagados con el presupuesto promocional.',
    },
    submission_approved: {
      title: 'Envío aceptado',
      body: '{{reward}}: {{amount}}, pagados con el presupuesto promocional.',
    },
    submission_waiting: {
      title: 'Envío aceptado',
      body: '{{reward}}: el presupuesto promocional no puede pagar {{amount}} ahora. Sigue siendo tuyo: cóbralo cuando el presupuesto alcance.',
    },
    submission_refused: {
      title: 'Envío no aceptado',
      body: '{{reward}}: {{reason}} Puedes intentarlo de nuevo.',
    },
    security_new_device: {
      title: 'Acceso desde un dispositivo nuevo',
      body: NOT_YOU,
    },
    security_codes_refused: {
      title: 'Código incorrecto introducido cinco veces',
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
      title: 'Datos guardados en un archivo',
      body: NOT_YOU,
    },
  },
} as const;
