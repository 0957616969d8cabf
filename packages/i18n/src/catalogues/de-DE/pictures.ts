export const pictures = {
  add: 'Bilder hinzufügen',
  addOne: 'Bild hinzufügen',
  limits: 'JPEG, PNG, WebP oder GIF. Höchstens {{count}}, jedes beim Senden bis {{size}}.',
  limitsOne: 'JPEG, PNG, WebP oder GIF, beim Senden bis {{size}}.',
  preparing: 'Wird geprüft und verkleinert',
  sending: '{{name}} wird gesendet',
  remove: '{{name}} entfernen',
  cancel: '{{name}} abbrechen',
  retry: '{{name}} erneut senden',
  problem: {
    notAPicture: 'Das ist kein Bild, was auch immer der Name sagt. Wählen Sie eine andere Datei.',
    heic: 'Das ist ein HEIC-Foto, das dieser Browser nicht öffnen kann. Speichern Sie es als JPEG und fügen Sie das hinzu.',
    broken: 'Dieses Bild lässt sich nicht öffnen. Speichern Sie es neu und fügen Sie das hinzu.',
    tooBig: 'Auch verkleinert ist dieses Bild größer als {{size}}. Wählen Sie ein einfacheres.',
  },
  tooMany: 'Platz ist für {{count}}. Nicht übernommen: {{left}}.',
  still: 'Das Bild ist animiert: Nur das erste Einzelbild wurde übernommen.',
} as const;
