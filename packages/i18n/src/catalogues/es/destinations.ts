export const destinations = {
  notice: {
    fundPasswordSet:
      'Se ha establecido la contraseña de retirada de tu cuenta de Paydirt. Si no has sido tú, inicia sesión, establece otra con un código y cambia tu contraseña de acceso.',
    fundPasswordChanged:
      'Se ha cambiado la contraseña de retirada de tu cuenta de Paydirt. Si no has sido tú, inicia sesión, establece otra con un código y cambia tu contraseña de acceso.',
    emailBound:
      'Se ha vinculado una dirección de correo a tu cuenta de Paydirt. Si no has sido tú, inicia sesión y cambia tu contraseña de acceso.',
  },
} as const;
