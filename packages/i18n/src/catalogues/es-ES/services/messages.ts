export const messages = {
  otherReason: 'otro, que te dirán en el chat de atención',
  kind: {
    withdrawal_paid: {
      title: 'Tu retirada se ha pagado',
      body: 'Se han pagado {{net}}, descontada la comisión de {{fee}} sobre {{amount}}.',
    },
    withdrawal_returned: {
      title: 'Tu retirada no se completó',
      body: '{{reason}} Todo, {{amount}}, está de nuevo en tu saldo disponible.',
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
      body: 'Alguien ha leído tu denuncia del {{time}} y ha eliminado para todos lo que denunciaste.',
    },
    report_kept: {
      title: 'Lo que denunciaste se queda',
      body: 'Alguien ha leído tu denuncia del {{time}} y ha dejado como está lo que denunciaste. Para ti sigue oculto. Si no estás de acuerdo, pregunta en el chat de atención.',
    },
    post_removed: {
      title: 'Se ha eliminado tu publicación',
      body: 'Alguien lo denunció. Motivo: {{reason}}. Tu texto: {{text}} Puedes publicarlo otra vez sin esa parte. Si crees que es un error, pregunta en el chat de atención.',
    },
    comment_removed: {
      title: 'Se ha eliminado tu comentario',
      body: 'Alguien lo denunció. Motivo: {{reason}}. Tu texto: {{text}} Puedes publicarlo otra vez sin esa parte. Si crees que es un error, pregunta en el chat de atención.',
    },
    guide_posted: {
      title: 'Un guía ha publicado tu texto',
      body: 'Está en la comunidad como lo escribiste y dice que un guía lo publicó por ti. Puedes eliminarlo como una publicación tuya.',
    },
    guide_declined: {
      title: 'Un guía no publicó tu texto',
      body: '{{reason}} Puedes escribirlo de otra manera y entregarlo de nuevo.',
    },
    coupon_ending: {
      title: 'Tu cupón caduca pronto',
      body: 'Puedes usar {{discount}} de descuento hasta el {{time}}. Si lo dejas pasar, no pierdes nada que hayas pagado.',
    },
    referral_waiting: {
      title: 'Tu bonificación por invitar está pendiente',
      body: 'El presupuesto promocional no pudo pagar {{amount}} ahora. Se intenta de nuevo cada día; no tienes que hacer nada.',
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
      body: 'Si no has sido tú, cambia la contraseña de acceso y cierra las demás sesiones.',
    },
    security_codes_refused: {
      title: 'Código rechazado cinco veces',
      body: 'Si no has sido tú, cambia la contraseña de acceso y cierra las demás sesiones.',
    },
    security_password_changed: {
      title: 'Contraseña de acceso cambiada',
      body: 'Si no has sido tú, cambia la contraseña de acceso y cierra las demás sesiones.',
    },
    security_password_reset: {
      title: 'Contraseña de acceso restablecida con código',
      body: 'Si no has sido tú, cambia la contraseña de acceso y cierra las demás sesiones.',
    },
    security_fund_password_set: {
      title: 'PIN de retirada creado',
      body: 'Si no has sido tú, cambia la contraseña de acceso y cierra las demás sesiones.',
    },
    security_fund_password_changed: {
      title: 'PIN de retirada cambiado',
      body: 'Si no has sido tú, cambia la contraseña de acceso y cierra las demás sesiones.',
    },
    security_email_bound: {
      title: 'Correo añadido',
      body: 'Si no has sido tú, cambia la contraseña de acceso y cierra las demás sesiones.',
    },
    security_email_restored: {
      title: 'Cambio de correo deshecho',
      body: 'Si no has sido tú, cambia la contraseña de acceso y cierra las demás sesiones.',
    },
    security_sessions_ended: {
      title: 'Sesiones cerradas',
      body: 'Si no has sido tú, cambia la contraseña de acceso y cierra las demás sesiones.',
    },
    security_data_exported: {
      title: 'Tus datos se guardaron en un archivo',
      body: 'Si no has sido tú, cambia la contraseña de acceso y cierra las demás sesiones.',
    },
  },
} as const;
