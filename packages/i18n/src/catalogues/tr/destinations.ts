export const destinations = {
  notice: {
    fundPasswordSet:
      'Paydirt hesabınız için bir para çekme şifresi belirlendi. Bunu siz yapmadıysanız giriş yapın, kodla başka bir şifre belirleyin ve giriş şifrenizi değiştirin.',
    fundPasswordChanged:
      'Paydirt para çekme şifreniz değiştirildi. Bunu siz yapmadıysanız giriş yapın, kodla başka bir şifre belirleyin ve giriş şifrenizi değiştirin.',
    emailBound:
      'Paydirt hesabınıza bir e-posta adresi bağlandı. Bunu siz yapmadıysanız giriş yapın ve giriş şifrenizi değiştirin.',
  },
} as const;
