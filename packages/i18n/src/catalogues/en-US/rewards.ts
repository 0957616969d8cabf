/** Texts of coupons and the invitation as a picture. */
export const rewards = {
  poster: {
    title: 'Try leasing machines with nothing at stake',
    text: '{{name}} invites you to Paydirt, a rehearsal with play money.',
    /** Of who has not given a name yet: a phone number is not for others. */
    textUnnamed: 'You are invited to Paydirt, a rehearsal with play money.',
    code: 'Invitation code',
    label: 'Invitation with the code {{code}} and its QR code: play money',
    save: 'Save as picture',
    failed: 'The picture couldn’t be made. Copy the link instead.',
  },
} as const;
