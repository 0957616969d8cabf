import { describe, expect, test } from 'vitest';

import { checkName } from './check-name.ts';

const reasonOf = (name: string) => {
  const checked = checkName(name);
  return checked.ok ? null : checked.error;
};

describe('a name', () => {
  test.each([
    'Guido',
    'Guido Hostetter',
    'Maria Guida',
    'Ghostwriter',
    'Adminata Diallo',
    'Supportive Sam',
    'Dirty Pay',
    'Paydar',
    'Resmi Nair',
    'Nadia Nair',
    'O’Neil 3',
    'आशा वर्मा',
    'கமலா',
    'Мария Иванова',
    'Άννα',
    'आशा Verma',
    '7',
    '+919876543210',
    'mara@paydirt.example',
  ])('may be %s', (name) => {
    expect(checkName(name)).toEqual({ ok: true, value: name });
  });

  test.each(['…5678', '...5678', 'm…'])('cannot look like a shortened one: %s', (name) => {
    expect(reasonOf(name)).toBe('malformed');
  });

  test.each(['—', '…', '!!', '🙂', '·_·'])('needs a letter or a digit, which %s does not have', (name) => {
    expect(reasonOf(name)).toBe('name_without_letter');
  });

  test.each([
    'Paydirt',
    'Pay|dirt',
    'Payclirt',
    'PAYDIRT Team',
    'Pаydirt',
    'P a y d i r t',
    'p.a.y.d.1.r.t',
    'P4yd!rt',
    'Ｐａｙｄｉｒｔ',
    'Páydírt',
    'ᴘᴀʏᴅɪʀᴛ',
    '🇵🇦🇾🇩🇮🇷🇹',
    'ꓑꓮꓬꓓꓲꓣꓔ',
    'Paydirt_support',
    'MyPaydirtHelp',
    'Nadia',
    'NADlA',
    'Support',
    'Supp0rt',
    '$upport',
    'The Support Desk',
    'SupportTeam',
    's u p p o r t',
    'admin',
    'Admin123',
    'Adm1n',
    'АDMIN',
    'Moderator Mara',
    'Modérateur',
    'Official Guide',
    'Guide',
    'Guida',
    'Test-Host',
    'Kundendienst',
    'Yönetici',
    'Müşteri Hizmetleri',
    'Administração admin',
    'एडमिन',
    'ஆதரவு',
    'నిర్వాహకుడు',
    'ಮಾರ್ಗದರ್ಶಿ',
    'संचालक',
    'சப்போர்ட் சாட்',
    'சேவை நிறுவனம்',
    'సిబ్బంది రవి',
    'ಗೈಡ್',
    'ಸೇವಾ ಸಂಸ್ಥೆ',
  ])('cannot resemble the operator’s, like %s', (name) => {
    expect(reasonOf(name)).toBe('name_of_operator');
  });

  test.each(['Mаra', 'Μara', 'Мария Smith', 'Anna Ω'])('cannot mix scripts, like %s', (name) => {
    expect(reasonOf(name)).toBe('name_of_mixed_scripts');
  });

  test.each([
    ['', 'required'],
    ['a\nb', 'malformed'],
    ['n'.repeat(41), 'too_long'],
  ])('must be one line of 1 to 40 characters, not %j', (name, reason) => {
    expect(reasonOf(name)).toBe(reason);
  });
});
