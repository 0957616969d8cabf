/** Texts of the feed, posts and messages. */
export const community = {
  feed: 'Posts',
  empty: {
    title: 'Nobody has written yet',
  },
  guide: 'Posted by a guide',
  postedFor: 'Posted by a guide for {{name}}',
  picture: 'Picture {{index}} of {{count}}',
  likeLabel: 'Like',
  sending: 'Being published',
  newer: { one: '{{count}} new post', other: '{{count}} new posts' },
  inLanguage: 'In {{language}}',
  more: 'More about the post by {{name}}',
  hidden: 'Hidden for you only.',
  showAgain: 'Show it again',
  end: 'You have reached the first post.',

  write: 'Write a post',
  compose: {
    label: 'What do you want to say?',
    hint: 'Everyone can read it, under your name.',
    publish: 'Publish the post',
    attach: 'Add to it',
    video: 'Video link',
    videoUrl: 'Address of the video',
    shorten: 'Shorten it by {{count}}.',
  },

  comments: {
    title: 'Comments',
    more: 'More about the comment by {{name}}',
    gone: 'Not sent: this is no longer there. Your text is kept.',
    empty: 'No comments yet.',
    label: 'Your comment',
    replyTo: 'Reply to {{name}}',
    replyingTo: 'Replying to {{name}}',
    notReply: 'Cancel the reply to {{name}}',
    to: 'to {{name}}',
    send: 'Send the comment',
    tooLong: 'This is longer than {{count}} characters.',
  },

  /** A post's video behind its cover, and its pictures shown large. */
  media: {
    video: 'Video',
    outside: 'Opens outside of Paydirt, in a new tab',
    failed: 'The video could not be loaded.',
    play: 'Play the video: {{title}}',
    pictures: 'Pictures by {{name}}',
    previous: 'Previous picture',
    next: 'Next picture',
    enlarge: 'Enlarge',
    reduce: 'Reduce',
  },
} as const;
