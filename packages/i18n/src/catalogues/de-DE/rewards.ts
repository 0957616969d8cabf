export const rewards = {
  poster: {
    title: 'Maschinen mieten ausprobieren, ohne etwas zu riskieren',
    text: '{{name}} lädt Sie zu Paydirt ein, einer Generalprobe mit Spielgeld.',
    textUnnamed: 'Sie sind zu Paydirt eingeladen, einer Generalprobe mit Spielgeld.',
    code: 'Einladungscode',
    label: 'Einladung mit dem Code {{code}} und QR-Code: Spielgeld',
    save: 'Als Bild speichern',
    failed: 'Das Bild konnte nicht erstellt werden. Kopieren Sie stattdessen den Link.',
  },
} as const;
