export const rewards = {
  poster: {
    title: 'Prueba a alquilar máquinas sin arriesgar nada',
    text: '{{name}} te invita a Paydirt, una simulación con dinero ficticio.',
    textUnnamed: 'Tienes una invitación a Paydirt, una simulación con dinero ficticio.',
    code: 'Código de invitación',
    label: 'Invitación con el código {{code}} y su código QR: dinero ficticio',
    save: 'Guardar como imagen',
    failed: 'No se pudo crear la imagen. Copia mejor el enlace.',
  },
} as const;
