const GIVEN = [
  ...['Adaeze', 'Aarav', 'Bruno', 'Camille', 'Deepa', 'Elif', 'Farid', 'Gabriel', 'Hana', 'Isabel', 'Jakub'],
  ...['Kiran', 'Leyla', 'Marco', 'Nandini', 'Oscar', 'Paula', 'Rahul', 'Sofia', 'Tomas', 'Uma', 'Vikram'],
  ...['Wanda', 'Yusuf', 'Zoe', 'Anders', 'Bhavana', 'Chidi', 'Divya', 'Esther', 'Femi', 'Gloria', 'Hugo'],
  ...[
    'Indira',
    'Joana',
    'Karthik',
    'Linnea',
    'Mehmet',
    'Nkechi',
    'Olga',
    'Pranav',
    'Rosa',
    'Suresh',
    'Thandi',
  ],
];
const FAMILY = [
  ...['Adeyemi', 'Bakker', 'Castillo', 'Das', 'Eriksen', 'Fischer', 'Gupta', 'Haddad', 'Iyer', 'Jansen'],
  ...['Kowalski', 'Lopez', 'Menon', 'Novak', 'Obi', 'Patel', 'Quispe', 'Romano', 'Shetty', 'Tanaka'],
  ...['Usman', 'Verma', 'Weber', 'Xavier', 'Yilmaz', 'Zuma', 'Bose', 'Costa', 'Dlamini', 'Esposito'],
  ...['Fontaine', 'Ghosh', 'Hoffmann', 'Ilic', 'Joshi', 'Keller', 'Lindqvist', 'Moreau', 'Nwosu', 'Ozturk'],
];

/**
 * Get the letters between the two names, which distinguish more people than there are pairs of names: none,
 * A, B, …, Z, AA, …
 */
function initials(n: number): string {
  return n === 0 ? '' : `${initials(Math.floor((n - 1) / 26))}${String.fromCodePoint(65 + ((n - 1) % 26))}`;
}

/** Invent the unique name of a member, and an address of a reserved domain. */
export function nameOfMember(member: number): { readonly name: string; readonly account: string } {
  const given = GIVEN[member % GIVEN.length] ?? '';
  const family = FAMILY[Math.floor(member / GIVEN.length) % FAMILY.length] ?? '';
  const middle = initials(Math.floor(member / (GIVEN.length * FAMILY.length)));
  return {
    name: [given, ...(middle === '' ? [] : [`${middle}.`]), family].join(' '),
    account: `${given}.${family}.${member}@paydirt.example`.toLowerCase(),
  };
}
