import type { ResultOf } from '@paydirt/contract';
import type { seed } from '@paydirt/contract/sandbox/world';

/** Ready-made member as GET sandbox/seed returns it. */
export type SeedMember = ResultOf<typeof seed>['members'][number];

/** Person of the seed. */
interface Person<Inviter extends string> {
  readonly name: string;
  /** Phone number in E.164, or an e-mail address, which ends in `.example`, a reserved domain. */
  readonly account: string;
  /** Clock days between joining and the seed's present. */
  readonly joinedDaysAgo: number;
  /** Inviter; without one, the person joined with a public code. */
  readonly invitedBy?: Inviter;
  /** Amount that the test faucet granted on the first day. */
  readonly grant?: string;
}

/** Members to log in as, with their description in the test panel. */
export const READY_MADE = {
  mara: {
    name: 'Mara Okafor',
    account: '+2348012345678',
    email: 'mara.okafor@paydirt.example',
    password: 'Mara12345',
    fundPassword: '271828',
    about: 'with_leases',
    joinedDaysAgo: 40,
    grant: '200.00',
  },
  jonas: {
    name: 'Jonas Berg',
    // Germany reserves this range of numbers for films.
    account: '+491713920012',
    email: null,
    password: 'Jonas12345',
    fundPassword: null,
    about: 'new',
    joinedDaysAgo: 1,
  },
  selin: {
    name: 'Selin Aydın',
    account: '+905551234567',
    email: null,
    password: 'Selin12345',
    fundPassword: null,
    about: 'nothing_bound',
    joinedDaysAgo: 9,
    grant: '80.00',
  },
  ananya: {
    name: 'Ananya Rao',
    account: '+919876543210',
    email: 'ananya.rao@paydirt.example',
    password: 'Ananya12345',
    fundPassword: '314159',
    about: 'high_level',
    joinedDaysAgo: 40,
    grant: '2500.00',
  },
} as const satisfies Record<
  string,
  Person<never> & {
    email: string | null;
    password: string;
    fundPassword: string | null;
    about: SeedMember['about'];
  }
>;

const INVITED_BY_ANANYA = { invitedBy: 'ananya' } as const;

/** People without a login: the hash of their password matches no password. */
export const OTHERS = {
  diego: { name: 'Diego Fuentes', account: 'diego@paydirt.example', joinedDaysAgo: 38, grant: '600.00' },
  grace: { name: 'Grace Mitchell', account: 'grace@paydirt.example', joinedDaysAgo: 37, grant: '1200.00' },
  arjun: {
    name: 'Arjun Mehta',
    account: 'arjun@paydirt.example',
    joinedDaysAgo: 36,
    grant: '250.00',
    ...INVITED_BY_ANANYA,
  },
  meena: {
    name: 'Meena Subramanian',
    account: 'meena@paydirt.example',
    joinedDaysAgo: 34,
    grant: '600.00',
    ...INVITED_BY_ANANYA,
  },
  ravi: {
    name: 'Ravi Teja',
    account: 'ravi@paydirt.example',
    joinedDaysAgo: 33,
    grant: '150.00',
    ...INVITED_BY_ANANYA,
  },
  kavya: {
    name: 'Kavya Gowda',
    account: 'kavya@paydirt.example',
    joinedDaysAgo: 31,
    grant: '250.00',
    ...INVITED_BY_ANANYA,
  },
  deniz: {
    name: 'Deniz Kaya',
    account: 'deniz@paydirt.example',
    joinedDaysAgo: 30,
    grant: '180.00',
    ...INVITED_BY_ANANYA,
  },
  lakshmi: {
    name: 'Lakshmi Devi',
    account: 'lakshmi@paydirt.example',
    joinedDaysAgo: 28,
    grant: '120.00',
    invitedBy: 'arjun',
  },
  lucia: {
    name: 'Lucía Ortega',
    account: 'lucia@paydirt.example',
    joinedDaysAgo: 27,
    grant: '150.00',
    ...INVITED_BY_ANANYA,
  },
  giulia: {
    name: 'Giulia Conti',
    account: 'giulia@paydirt.example',
    joinedDaysAgo: 25,
    grant: '260.00',
    ...INVITED_BY_ANANYA,
  },
  claire: {
    name: 'Claire Dubois',
    account: 'claire@paydirt.example',
    joinedDaysAgo: 22,
    grant: '220.00',
    ...INVITED_BY_ANANYA,
  },
  chetan: {
    name: 'Chetan Hegde',
    account: 'chetan@paydirt.example',
    joinedDaysAgo: 21,
    grant: '100.00',
    invitedBy: 'kavya',
  },
  lukas: {
    name: 'Lukas Brandt',
    account: 'lukas@paydirt.example',
    joinedDaysAgo: 20,
    grant: '450.00',
    ...INVITED_BY_ANANYA,
  },
  ifeoma: {
    name: 'Ifeoma Eze',
    account: 'ifeoma@paydirt.example',
    joinedDaysAgo: 19,
    grant: '100.00',
    invitedBy: 'mara',
  },
  tom: {
    name: 'Tom Whitfield',
    account: 'tom@paydirt.example',
    joinedDaysAgo: 17,
    grant: '100.00',
    ...INVITED_BY_ANANYA,
  },
  priya: {
    name: 'Priya Nair',
    account: 'priya@paydirt.example',
    joinedDaysAgo: 15,
    grant: '100.00',
    ...INVITED_BY_ANANYA,
  },
  jana: {
    name: 'Jana Vogel',
    account: 'jana@paydirt.example',
    joinedDaysAgo: 13,
    grant: '150.00',
    invitedBy: 'lukas',
  },
  zanele: {
    name: 'Zanele Dube',
    account: 'zanele@paydirt.example',
    joinedDaysAgo: 13,
    grant: '60.00',
    invitedBy: 'mara',
  },
  senthil: {
    name: 'Senthil Kumar',
    account: 'senthil@paydirt.example',
    joinedDaysAgo: 12,
    grant: '60.00',
    ...INVITED_BY_ANANYA,
  },
  amelie: {
    name: 'Amélie Laurent',
    account: 'amelie@paydirt.example',
    joinedDaysAgo: 10,
    grant: '60.00',
    invitedBy: 'claire',
  },
  emre: { name: 'Emre Şahin', account: 'emre@paydirt.example', joinedDaysAgo: 6, ...INVITED_BY_ANANYA },
  matteo: { name: 'Matteo Ricci', account: 'matteo@paydirt.example', joinedDaysAgo: 2, ...INVITED_BY_ANANYA },
} as const satisfies Record<string, Person<string>>;

/** Key of a person in the seed. */
export type PersonKey = keyof typeof READY_MADE | keyof typeof OTHERS;

export type SeedPerson = Person<PersonKey>;

/** All people of the seed. */
export const PEOPLE: Readonly<Record<PersonKey, SeedPerson>> = { ...READY_MADE, ...OTHERS };

/** Recognize a member whose password is published, by the phone number, which cannot be changed. */
export function isReadyMade(member: { readonly phone: string | null } | null): boolean {
  return Object.values(READY_MADE).some(({ account }) => account === member?.phone);
}

/** Ready-made members for the test panel. */
export const SEED_MEMBERS: readonly SeedMember[] = [
  READY_MADE.mara,
  READY_MADE.jonas,
  READY_MADE.selin,
  READY_MADE.ananya,
].map(({ account, password, fundPassword, name, about }) => ({
  phone: account,
  password,
  fundPassword,
  name,
  about,
}));
