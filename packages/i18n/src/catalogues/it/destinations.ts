export const destinations = {
  notice: {
    fundPasswordSet:
      'È stata impostata la password di prelievo del tuo conto Paydirt. Se non sei stato tu, accedi, impostane un’altra con un codice e cambia la password di accesso.',
    fundPasswordChanged:
      'La password di prelievo del tuo conto Paydirt è stata cambiata. Se non sei stato tu, accedi, impostane un’altra con un codice e cambia la password di accesso.',
    emailBound:
      'Un indirizzo e-mail è stato collegato al tuo conto Paydirt. Se non sei stato tu, accedi e cambia la password di accesso.',
  },
} as const;
