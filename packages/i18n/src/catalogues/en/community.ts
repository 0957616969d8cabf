/** Texts of the feed, posts and messages. */
export const community = {
  feed: 'Posts',
  empty: {
    title: 'Nobody has written yet',
    text: 'Say something about your machines.',
  },
  guide: 'Posted by a guide',
  postedFor: 'Posted by a guide for {{name}}',
  picture: 'Picture {{index}} of {{count}}',
  likeLabel: 'Like',

  write: 'Write a post',
  compose: {
    title: 'Write a post',
    label: 'What do you want to say?',
    hint: 'Everyone can read it, under your name. Up to {{count}} characters. Your draft is kept in this tab.',
    publish: 'Publish the post',
    tooLong: 'This is longer than {{count}} characters.',
    published: 'Published',
  },

  comments: {
    title: 'Comments',
    empty: 'No comments yet. Yours would be the first.',
    label: 'Your comment',
    replyTo: 'Reply to {{name}}',
    replyingTo: 'Replying to {{name}}',
    notReply: 'Do not reply to {{name}}',
    to: 'to {{name}}',
    send: 'Send the comment',
    tooLong: 'This is longer than {{count}} characters.',
  },
} as const;
