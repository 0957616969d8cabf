/** Texts of a field that takes pictures. */
export const pictures = {
  add: 'Add pictures',
  addOne: 'Add a picture',
  limits: 'JPEG, PNG, WebP or GIF. At most {{count}}, each up to {{size}}.',
  limitsOne: 'JPEG, PNG, WebP or GIF, up to {{size}}.',
  preparing: 'Being prepared',
  sending: 'Sending {{name}}',
  remove: 'Remove {{name}}',
  cancel: 'Cancel {{name}}',
  retry: 'Try {{name}} again',
  problem: {
    notAPicture: 'This is not a picture. Add another file.',
    heic: 'This browser cannot open HEIC. Save it as a JPEG first.',
    broken: 'This picture cannot be opened. Save it again first.',
    tooBig: 'Even made smaller, it is above {{size}}. Add a simpler one.',
  },
  tooMany: 'Room for {{count}}. Not taken: {{left}}.',
  still: 'Animated: only the first frame was added.',
} as const;
