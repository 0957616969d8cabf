/** The support chat: the screen before it, and its own page. */
export const support = {
  title: 'Support chat',
  open: 'Somebody is there until {{time}}.',
  hours: 'People answer every day from {{from}} to {{to}} on the test clock.',
  closed: 'There is currently no online customer service',
  closedText:
    'The automatic guide answers all the same, and you can leave a message. Somebody is there again from {{time}}.',
  consentTitle: 'What the chat is told',
  consentText: 'The chat is a page of its own. If you agree, it is told this about you, and nothing else:',
  id: 'Member number',
  name: 'Name',
  phone: 'Phone',
  noPhone: 'None on your account',
  noName: 'None yet',
  language: 'Language',
  agree: 'Agree and open the chat',
  notNow: 'Not now',
  frame: 'Support chat',
  chat: {
    automatic: 'Automatic guide',
    person: 'A person',
    you: 'You',
    welcome:
      'This is an automatic guide. It looks for the help text that fits your question. You can ask for a person at any time.',
    found: 'This help text may answer it:',
    read: 'Read all of it',
    notFound: 'No help text fits. Try other words, choose a topic below, or ask for a person.',
    waiting: 'You are now writing to a person. Answers appear here and in your messages.',
    closed:
      'There is currently no online customer service. Write your message: it is kept, and somebody answers from {{time}}.',
    askPerson: 'Ask for a person',
    askGuide: 'Back to the automatic guide',
    question: 'Your question',
    send: 'Send',
    topics: 'Topics',
    log: 'Conversation',
    loading: 'Opening the chat…',
    noScript: 'The chat needs JavaScript.',
  },
} as const;

/** What members tell the operator (PRODUCT 4). */
export const feedback = {
  title: 'Feedback',
  intro: 'Tell us what is good or bad. Somebody reads it and answers.',
  comments: 'Questions and comments',
  hint: 'More than ten words. So far: {{count}}.',
  required: 'Questions and comments are required.',
  phone: 'Phone (optional)',
  phoneHint: 'Only if we may call you about this',
  pictures: 'Pictures (optional)',
  send: 'Send feedback',
  sent: 'Thank you. Your feedback was sent.',
  earlier: 'Your earlier feedback',
  empty: 'You have not sent any feedback yet.',
  pictureOf: 'Picture {{number}}',
  answer: 'Answer',
  state: {
    sent: 'Sent',
    read: 'Read',
    answered: 'Answered',
  },
} as const;
