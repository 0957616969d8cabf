export const destinations = {
  notice: {
    fundPasswordSet:
      'Für Ihr Paydirt-Konto wurde ein Auszahlungspasswort festgelegt. Waren Sie das nicht, melden Sie sich an, legen Sie mit einem Code ein anderes fest und ändern Sie Ihr Anmeldepasswort.',
    fundPasswordChanged:
      'Ihr Paydirt-Auszahlungspasswort wurde geändert. Waren Sie das nicht, melden Sie sich an, legen Sie mit einem Code ein anderes fest und ändern Sie Ihr Anmeldepasswort.',
    emailBound:
      'Mit Ihrem Paydirt-Konto wurde eine E-Mail-Adresse verbunden. Waren Sie das nicht, melden Sie sich an und ändern Sie Ihr Anmeldepasswort.',
  },
} as const;
