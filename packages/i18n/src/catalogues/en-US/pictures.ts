/** Texts of a field that takes pictures. */
export const pictures = {
  add: 'Add pictures',
  addOne: 'Add a picture',
  limits: 'JPEG, PNG, WebP or GIF. At most {{count}}, each up to {{size}} when sent.',
  limitsOne: 'JPEG, PNG, WebP or GIF, up to {{size}} when sent.',
  preparing: 'Being checked and made smaller',
  sending: 'Sending {{name}}',
  remove: 'Remove {{name}}',
  cancel: 'Cancel {{name}}',
  retry: 'Try {{name}} again',
  problem: {
    notAPicture: 'This is not a picture, whatever its name says. Add another file.',
    heic: 'This is a HEIC photo, which this browser cannot open. Save it as a JPEG, then add that.',
    broken: 'This picture cannot be opened. Save it again, then add that.',
    tooBig: 'Even made smaller, this picture is above {{size}}. Add a simpler one.',
  },
  tooMany: 'There is room for {{count}}. Not taken: {{left}}.',
  still: 'This picture is animated. Only its first frame was added.',
} as const;
