/** Texts of writing a post with pictures or a video. */
export const compose = {
  pictures: 'Pictures',
  pictureText: 'What {{name}} shows',
  pictureTextHint: 'For people who can’t see it. Optional.',
  handle: 'Move {{name}}, place {{place}} of {{count}}',
  up: 'Move {{name}} one place up',
  moved: '{{name}} is now in place {{place}} of {{count}}',
  count: '{{written}} of {{most}}',
  videoMalformed: 'Enter a link that begins with https://.',
  videoText: 'What the video shows',
  lost: 'These pictures were not kept. Add them again: {{names}}.',
  shared: { title: 'Shared with Paydirt', add: 'Add to the post', leave: 'Leave it out' },
  kept: 'Draft kept on this device, even after you log out.',
  discard: 'Discard the draft',
  discardText: 'Its text and pictures are deleted.',
  guide: 'Let a guide post it',
  guideText:
    'It’s posted unchanged, marked as posted for {{name}}. You can take it back beforehand and delete it afterwards.',
  guideSend: 'Send to a guide',
  guideSent: 'Sent to a guide',
  handedIn: {
    title: 'Sent to a guide',
    declined: 'A guide didn’t post it: {{reason}}',
    takeBack: 'Take the text back',
    text: 'This deletes it.',
    remove: 'Remove it',
  },
} as const;
