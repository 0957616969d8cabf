export const error = {
  invalid_input: 'Hay algo incorrecto en este formulario. Revisa los campos marcados y vuelve a enviarlo.',
  unauthorized: 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
  forbidden: 'Tu cuenta no tiene permiso para hacer esto.',
  not_found: 'Esto no existe o ya no existe.',
  too_slow:
    'La solicitud ha tardado demasiado en llegar al servicio, así que no se ha hecho nada. Inténtalo de nuevo.',
  in_flight: 'Esta solicitud ya se está procesando. Espera un momento y vuelve a mirar.',
  too_large: 'Lo que has enviado es demasiado grande. Elige algo más pequeño.',
  misdirected: 'El servicio no responde en esta dirección. Abre la aplicación en su propia dirección.',
  key_reused: 'Esto ya se envió con otro contenido.',
  key_void: 'Has renunciado a esto. No se ha hecho nada.',
  key_required:
    'Esta solicitud llegó sin su clave de seguridad, así que no se ha hecho nada. Actualiza la página e inténtalo de nuevo.',
  too_many_requests: 'Demasiadas solicitudes en poco tiempo. Espera un minuto e inténtalo de nuevo.',
  internal: 'El servicio ha cometido un error. No se ha cambiado nada; inténtalo de nuevo.',
  unavailable: 'El servicio no está disponible ahora mismo. Inténtalo de nuevo dentro de un minuto.',
  busy: 'El servicio está saturado ahora mismo. Inténtalo de nuevo en un momento.',

  wrong_credentials: 'La cuenta o la contraseña no son correctas. Revisa ambas e inténtalo de nuevo.',
  account_exists:
    'Ya hay una cuenta con este número de teléfono o correo electrónico. Inicia sesión con ella.',
  account_unknown: 'No hay ninguna cuenta con este número de teléfono o correo electrónico.',
  account_locked:
    'Demasiadas contraseñas incorrectas. Espera un rato o crea una contraseña nueva con un código.',
  invitation_unknown: 'Este código de invitación no existe. Compruébalo con quien te lo dio.',
  verify_needed: 'Confirma antes que eres tú.',
  wrong_password: 'La contraseña actual no es correcta.',
  undo_over: 'Este enlace ya no vale. Si algo va mal, crea otra contraseña de acceso con un código.',
  email_registration_closed:
    'Por ahora no se pueden crear cuentas con el correo. Con un número de teléfono sí.',
  captcha_needed: 'Se han pedido muchos códigos desde tu red. Vuelve a pedirlo en un momento.',
  code_wrong: 'El código de verificación no es correcto. Mira el último mensaje e inténtalo de nuevo.',
  code_expired: 'Este código de verificación ya no es válido. Pide uno nuevo.',
  code_too_many_tries: 'Demasiados códigos incorrectos. Pide uno nuevo.',
  code_too_soon: 'Se acaba de enviar un código. Puedes pedir otro un minuto después.',
  code_day_limit:
    'Hoy ya se han enviado allí tantos códigos que no se puede enviar ninguno más. Inténtalo de nuevo mañana.',
  feedback_day_limit: 'Hoy ya has enviado bastantes opiniones con imágenes. Envía esta sin ellas o mañana.',
  storage_full:
    'Tus imágenes ocupan todo el espacio que tienes. Elimina una publicación con imágenes e inténtalo de nuevo.',
  world_storage_full: 'Aquí ya no queda espacio para imágenes. Pide más a quien gestiona este servicio.',
  pictures_unavailable: 'Aquí no se pueden añadir imágenes. Todo lo demás funciona.',

  insufficient_balance: 'Es más que tu saldo disponible. Recarga saldo o elige un importe menor.',
  below_minimum: 'El importe es inferior al mínimo. Introduce uno mayor.',
  nothing_to_receive: 'Hoy no hay nada que cobrar. Los rendimientos se añaden al final de cada día.',

  sold_out: 'Está agotado. No se te ha cobrado nada.',
  not_on_sale_yet: 'La venta aún no ha empezado. No se te ha cobrado nada.',
  sale_ended: 'La venta ha terminado. No se te ha cobrado nada.',
  agreement_changed:
    'El contrato de alquiler ha cambiado desde que lo leíste. Lee el nuevo y vuelve a decidir.',
  coupon_not_usable:
    'Este cupón no se puede usar ahora: caducó, ya se usó o es para otra cosa. No se cobró nada.',
  coupon_offer_not_begun: 'Estos cupones aún no se pueden obtener. El cupón dice desde qué día.',
  coupon_offer_over: 'Estos cupones ya no se pueden obtener. No ha cambiado nada.',
  coupons_gone: 'No queda ninguno de estos cupones.',
  coupon_already_taken: 'Ya tienes este cupón. Cada miembro puede tomarlo una vez.',
  coupons_closed: 'Por ahora no se pueden obtener cupones. Los que tienes se pueden seguir usando.',
  delivery_address_required: 'Elige primero una dirección de entrega.',
  not_returnable: 'Esta máquina ya no se puede devolver: su alquiler ha finalizado o ya se devolvió.',

  rate_changed: 'El tipo de cambio ha variado desde que se mostró. Mira el nuevo y envíalo otra vez.',
  deposit_not_expected:
    'No se espera ningún depósito para esta recarga: ha caducado, ha fallado o va por tarjeta.',
  too_many_open_recharges:
    'Tienes tantas recargas abiertas como puede tener un miembro. Termina una o espera a que acabe alguna.',
  redemption_code_unknown: 'Este código no existe. Comprueba sus letras y cifras.',
  redemption_code_used: 'Este código está agotado. No se ha añadido nada.',
  redemption_code_expired: 'Este código ha caducado. No se ha añadido nada.',
  already_redeemed: 'En esta cuenta ya se ha canjeado un código. Cada miembro puede canjear uno.',
  above_code_value: 'Es más de lo que vale el código. Introduce un importe menor.',
  promotion_budget_empty:
    'El presupuesto promocional se ha agotado y no puede pagarlo ahora. No se ha añadido nada ni se ha usado nada tuyo.',
  already_checked_in: 'Ya has marcado la visita de hoy. Se pagó una vez.',
  day_changed:
    'Ya es otro día, así que no se ha marcado ni pagado nada. Mira el nuevo día y decide entonces.',
  reward_not_ready: 'Esta bonificación aún no está lista.',
  reward_received: 'Ya tienes esta bonificación. Se paga una vez.',
  paid_before: 'Ya lo recibiste en una cuenta anterior. Cada persona lo recibe una vez.',
  submission_under_way: 'Ya has enviado algo para esto. Se está revisando.',
  submission_decided: 'Esto ya se ha revisado.',
  not_cancellable: 'Esta retirada ya está en camino y no se puede cancelar.',

  bound_elsewhere: 'Ya es de otro miembro. Usa uno tuyo.',
  already_bound: 'Ya lo tienes.',
  channel_not_bound: 'Este contacto aún no está en tu cuenta. Elige otro.',
  fund_password_not_set: 'Crea primero tu PIN de retirada.',
  fund_password_wrong: 'El PIN de retirada no es correcto. Revísalo e inténtalo de nuevo.',
  fund_password_locked:
    'Demasiados PIN de retirada incorrectos. Espera un rato o crea uno nuevo con un código.',

  support_ticket_used: 'Este enlace al chat ha caducado. Abre el chat otra vez.',
  support_ended: 'Este chat ha terminado porque cerraste sesión o entraste de nuevo. Ábrelo otra vez.',

  clock_backwards: 'El reloj de prueba solo avanza. Elige un momento posterior.',
  clock_too_far: 'Es demasiado lejos. Adelanta el reloj de prueba 400 días como máximo cada vez.',
  day_not_short:
    'Se pagó todo lo que se adeudaba por este día, o aún no ha terminado. No hay nada que completar.',
  already_topped_up: 'Este día ya se completó. No se ha pagado nada más.',
  class_key_needed: 'Hace falta la clave de clase. Escríbela en el panel de prueba.',
  class_key_wrong: 'Esta no es la clave de clase. Revísala e inténtalo de nuevo.',

  offline: 'No tienes conexión. Revísala e inténtalo de nuevo.',
  timeout: 'El servicio ha tardado demasiado en responder. Inténtalo de nuevo.',
  bad_answer: 'El servicio ha dado una respuesta que esta aplicación no entiende. Inténtalo de nuevo.',
  not_test_mode: 'Este servicio no indica que esté en modo de prueba, así que la aplicación no lo usa.',
  unknown: 'Algo ha salido mal. Inténtalo de nuevo.',

  detail: {
    minimum: 'El mínimo es {{limit}}.',
    triesLeft: { one: 'Queda {{count}} intento.', other: 'Quedan {{count}} intentos.' },
    retryIn: {
      one: 'Inténtalo de nuevo dentro de {{count}} segundo.',
      other: 'Inténtalo de nuevo dentro de {{count}} segundos.',
    },
  },
} as const;
