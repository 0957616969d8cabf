/** Texts of coupons and the invitation as a picture. */
export const rewards = {
  poster: {
    title: 'Try leasing machines with nothing at stake',
    text: '{{name}} invites you to Paydirt, a rehearsal with play money. Every figure can be checked.',
    /** Of who has not given a name yet: a phone number is not for others. */
    textUnnamed: 'You are invited to Paydirt, a rehearsal with play money. Every figure can be checked.',
    code: 'Invitation code',
    label: 'Invitation with the code {{code}} as text and QR code. It says that it is play money.',
    save: 'Save as picture',
    failed: 'This browser could not make the picture. Copy the link instead.',
  },
} as const;
