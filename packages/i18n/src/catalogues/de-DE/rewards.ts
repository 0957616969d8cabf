export const rewards = {
  poster: {
    title: 'Maschinen mieten ausprobieren, ohne etwas zu riskieren',
    text: '{{name}} lädt Sie zu Paydirt ein, einer Generalprobe mit Spielgeld. Jede Zahl lässt sich nachprüfen.',
    textUnnamed:
      'Sie sind zu Paydirt eingeladen, einer Generalprobe mit Spielgeld. Jede Zahl lässt sich nachprüfen.',
    code: 'Einladungscode',
    label: 'Einladung mit dem Code {{code}} als Text und QR-Code. Darauf steht, dass es Spielgeld ist.',
    save: 'Als Bild speichern',
    failed: 'Dieser Browser konnte das Bild nicht erstellen. Kopieren Sie stattdessen den Link.',
  },
} as const;
