/** Texts of the feed, posts and messages. */
export const community = {
  feed: 'Posts',
  empty: {
    title: 'No posts yet',
  },
  guide: 'Posted by a guide',
  postedFor: 'Posted by a guide for {{name}}',
  picture: 'Picture {{index}} of {{count}}',
  likeLabel: 'Like',
  sending: 'Publishing…',
  pictureGone: 'A picture is gone. Remove it and add it again.',
  notPublished: 'Not published: {{reason}} Your draft is kept.',
  newer: { one: '{{count}} new post', other: '{{count}} new posts' },
  inLanguage: 'In {{language}}',
  more: 'More options for the post by {{name}}',
  hidden: 'Hidden only for you.',
  showAgain: 'Show it again',
  end: 'You’ve reached the first post.',

  write: 'Write a post',
  compose: {
    label: 'What do you want to say?',
    hint: 'Everyone can read it, under your name.',
    publish: 'Publish the post',
    attach: 'Add to the post',
    video: 'Video link',
    videoUrl: 'Link to the video',
    shorten: 'Shorten it by {{count}}.',
  },

  comments: {
    title: 'Comments',
    more: 'More options for the comment by {{name}}',
    gone: 'Not sent: this no longer exists. Your text is kept.',
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
    outside: 'Opens outside Paydirt, in a new tab',
    failed: 'The video couldn’t be loaded.',
    play: 'Play the video: {{title}}',
    pictures: 'Pictures by {{name}}',
    previous: 'Previous picture',
    next: 'Next picture',
    enlarge: 'View larger',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
  },
} as const;
