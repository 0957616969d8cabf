/** Texts of a field that takes pictures. */
export const pictures = {
  add: 'Add pictures',
  addOne: 'Add a picture',
  limits: 'JPEG, PNG, WebP or GIF. At most {{count}}, each up to {{size}}.',
  limitsOne: 'JPEG, PNG, WebP or GIF, up to {{size}}.',
  preparing: 'Preparing…',
  sending: 'Sending {{name}}',
  remove: 'Remove {{name}}',
  cancel: 'Cancel {{name}}',
  retry: 'Try {{name}} again',
  problem: {
    notAPicture: 'This isn’t a picture. Add another file.',
    heic: 'This browser can’t open HEIC. Save it as a JPEG first.',
    broken: 'This picture can’t be opened. Save it again first.',
    tooBig: 'Even when shrunk, it’s larger than {{size}}. Add a simpler one.',
  },
  tooMany: 'Room for {{count}}. Not added: {{left}}.',
  still: 'Animated: only the first frame was added.',
} as const;
