/** Texts of writing a post with pictures or a video. */
export const compose = {
  pictures: 'Pictures',
  pictureText: 'What {{name}} shows',
  pictureTextHint: 'For those who cannot see it. You may leave it empty.',
  textTooLong: 'This is longer than {{count}} characters.',
  handle: 'Move {{name}}, place {{place}} of {{count}}',
  up: 'Move {{name}} one place up',
  moved: '{{name}} is now in place {{place}} of {{count}}',
  count: '{{written}} of {{most}}',
  videoMalformed: 'Give an address that begins with https://.',
  videoText: 'What the video shows',
  pictureGone: 'A picture is no longer kept. Remove it and add it again.',
  lost: 'Pictures of your draft that were no longer kept: {{count}}. Add them again.',
  notPublished: 'Not published: {{reason}} Your draft is kept.',
  discard: 'Discard the draft',
  discardAsk: 'Discard this draft?',
  discardText: 'Its text and its pictures are deleted. This cannot be undone.',
} as const;
