export const pictures = {
  add: 'Bilder hinzufügen',
  addOne: 'Bild hinzufügen',
  limits: 'JPEG, PNG, WebP oder GIF. Höchstens {{count}}, jedes bis {{size}}.',
  limitsOne: 'JPEG, PNG, WebP oder GIF, bis {{size}}.',
  preparing: 'Wird vorbereitet',
  sending: '{{name}} wird gesendet',
  remove: '{{name}} entfernen',
  cancel: '{{name}} abbrechen',
  retry: '{{name}} erneut senden',
  problem: {
    notAPicture: 'Das ist kein Bild. Wählen Sie eine andere Datei.',
    heic: 'Dieser Browser kann HEIC nicht öffnen. Speichern Sie das Foto zuerst als JPEG.',
    broken: 'Dieses Bild lässt sich nicht öffnen. Speichern Sie es zuerst neu.',
    tooBig: 'Auch verkleinert ist dieses Bild größer als {{size}}. Wählen Sie ein einfacheres.',
  },
  tooMany: 'Platz ist für {{count}}. Nicht übernommen: {{left}}.',
  still: 'Animiert: Nur das erste Einzelbild wurde übernommen.',
} as const;
