export const rewards = {
  poster: {
    title: 'Prueba a alquilar máquinas sin arriesgar nada',
    text: '{{name}} te invita a Paydirt, una simulación con dinero ficticio. Cada cifra se puede comprobar.',
    textUnnamed:
      'Tienes una invitación a Paydirt, una simulación con dinero ficticio. Cada cifra se puede comprobar.',
    code: 'Código de invitación',
    label: 'Invitación con el código {{code}} en texto y en código QR. Dice que es dinero ficticio.',
    save: 'Guardar como imagen',
    failed: 'Este navegador no pudo crear la imagen. Copia el enlace en su lugar.',
  },
} as const;
