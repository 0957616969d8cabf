/** Address book, delivery addresses, bank accounts and the fund password. */
export const destinations = {
  notice: {
    fundPasswordSet:
      'Your Paydirt fund password was set. If this was not you, log in, set another one by code and change your login password.',
    fundPasswordChanged:
      'Your Paydirt fund password was changed. If this was not you, log in, set another one by code and change your login password.',
    emailBound:
      'An e-mail address was bound to your Paydirt account. If this was not you, log in and change your login password.',
  },
} as const;
