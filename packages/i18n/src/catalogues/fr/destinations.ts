export const destinations = {
  notice: {
    fundPasswordSet:
      'Un mot de passe de retrait a été défini pour votre compte Paydirt. Si ce n’était pas vous, connectez-vous, définissez-en un autre par code et changez votre mot de passe de connexion.',
    fundPasswordChanged:
      'Votre mot de passe de retrait Paydirt a été modifié. Si ce n’était pas vous, connectez-vous, définissez-en un autre par code et changez votre mot de passe de connexion.',
    emailBound:
      'Une adresse e-mail a été liée à votre compte Paydirt. Si ce n’était pas vous, connectez-vous et changez votre mot de passe de connexion.',
  },
} as const;
