import type { PersonKey } from '../people/people.ts';

/** Comment; `replyTo` is the index of the comment that it answers, from 0. */
export interface SeedComment {
  readonly by: PersonKey;
  readonly text: string;
  readonly replyTo?: number;
}

/** Post of the feed with its comments, oldest first. */
export interface SeedPost {
  readonly by: PersonKey | 'guide';
  readonly daysAgo: number;
  readonly text: string;
  readonly comments?: readonly SeedComment[];
  /** For a guide's post, the member who submitted it (H9). */
  readonly postedFor?: PersonKey;
  /** True if it tells of nothing that somebody did, so that it is true in every world (H16). @default false */
  readonly timeless?: boolean;
}

function says(by: PersonKey, text: string): SeedComment {
  return { by, text };
}

function answers(replyTo: number, by: PersonKey, text: string): SeedComment {
  return { by, text, replyTo };
}

/** Sixty posts, roughly from oldest to newest; the file is long because it only has texts. */
export const POSTS: readonly SeedPost[] = [
  {
    by: 'ananya',
    daysAgo: 39,
    text: 'Hello from Bengaluru. I teach an evening course on digital money, and we will use this rehearsal for six weeks. If you are one of my students: say hello here so that I know you got in.',
    timeless: true,
    comments: [says('mara', 'Welcome! I am trying it out on my own for now, from Lagos.')],
  },
  {
    by: 'mara',
    daysAgo: 38,
    text: 'First thing I tried: leased a gold pan and waited for midnight. The record came in with two figures, scheduled and paid. Good to see both.',
    comments: [says('ananya', 'Open the record, the entries underneath are the best part.')],
  },
  {
    by: 'diego',
    daysAgo: 37,
    text: '¿Alguien sabe si la hora de la cinta de arriba es UTC o la de mi teléfono?',
    timeless: true,
    comments: [
      says('ananya', 'Los días se cuentan en UTC.'),
      answers(0, 'diego', 'Gracias, entonces mi día acaba a la una de la mañana.'),
    ],
  },
  {
    by: 'grace',
    daysAgo: 36,
    text: 'Small question about the sluice box drawing: is that a carpet under the riffles? My grandfather had one with moss.',
    timeless: true,
    comments: [says('diego', 'Moss works, and you burn it afterwards. Carpet is easier to rinse.')],
  },
  {
    by: 'arjun',
    daysAgo: 35,
    text: 'Present, Ananya ma’am. Registered with your code last night. The verification code was in the outbox of the test panel, took me a minute to find.',
    comments: [
      says('ananya', 'Good. That is lesson one: nothing leaves the building.'),
      says('grace', 'Same here, I kept looking at my phone.'),
    ],
  },
  {
    by: 'mara',
    daysAgo: 34,
    text: 'The rule says that a machine stands still on about four days in a hundred. I am keeping an eye on my trommel to see how such a day is written down.',
  },
  {
    by: 'meena',
    daysAgo: 33,
    text: 'வணக்கம்! தமிழில் எல்லாம் நன்றாகத் தெரிகிறது. எழுத்து அளவைப் பெரிதாக்கியும் பார்த்தேன், எதுவும் வெட்டப்படவில்லை.',
    comments: [says('ravi', 'In Telugu too. I only had to get used to the word for lease.')],
  },
  {
    by: 'ravi',
    daysAgo: 32,
    text: 'Homework question 1: why does the income arrive thirty minutes after I tap Collect and not at once? My guess: so that we learn to tell “on its way” from “available”.',
    comments: [
      says('ananya', 'Fair guess. Now find the two accounts it moves between.'),
      answers(0, 'ravi', 'Income on its way, then available balance. Two entries in the record.'),
    ],
  },
  {
    by: 'grace',
    daysAgo: 31,
    text: 'For anyone running this with a group: decide beforehand who touches the clock. We had two people moving it at the same time, and everyone else wondered where their afternoon went.',
  },
  {
    by: 'kavya',
    daysAgo: 30,
    text: 'ನಮಸ್ಕಾರ. ನಾನು ಇಂದು ಸೇರಿದೆ. ಕನ್ನಡದಲ್ಲಿ ಓದಲು ಸಿಕ್ಕಿದ್ದು ಖುಷಿಯಾಯಿತು.',
    comments: [says('ananya', 'ಸ್ವಾಗತ ಕಾವ್ಯಾ!')],
  },
  {
    by: 'diego',
    daysAgo: 30,
    text: 'A long tom needs two people in real life: one shovels, one stirs. Here it needs none, obviously. Still, the drawing has the two shovels right.',
    timeless: true,
  },
  {
    by: 'deniz',
    daysAgo: 29,
    text: 'Merhaba, İzmir’den. Kullanılabilirlik testi için kuruyoruz; telefonda tek elle rahat kullanılıyor.',
    comments: [says('grace', 'How many people do you test with?'), answers(0, 'deniz', 'Eight, two a day.')],
  },
  {
    by: 'guide',
    daysAgo: 29,
    postedFor: 'meena',
    text: 'Meena’s plan for a first lesson of 45 minutes: register (10), lease the smallest machine (5), move the clock one day (5), read the record together (15), return the machine and compare the amount with the agreement (10).',
  },
  {
    by: 'arjun',
    daysAgo: 28,
    text: 'I worked out the yield of the gold pan for one day by hand: hash, table, band. Took me an evening and two mistakes with unsigned numbers. The page had the same figure.',
    comments: [
      says('ravi', 'Which mistakes? Mine comes out negative.'),
      answers(0, 'arjun', 'That is the first one. Shift right by zero, unsigned.'),
    ],
  },
  {
    by: 'mara',
    daysAgo: 27,
    text: 'Does anybody else read the agreement to the end? The section on who pays what is short and worth it.',
    timeless: true,
  },
  {
    by: 'lakshmi',
    daysAgo: 17,
    text: 'My son set this up for me. I can read the large text without glasses. Where do I see what I paid for the machine?',
    comments: [
      says(
        'arjun',
        'Me, then Machines and orders, then tap the order. List price, coupon and what you paid stand there.',
      ),
      answers(0, 'lakshmi', 'Found it. Thank you.'),
    ],
  },
  {
    by: 'lucia',
    daysAgo: 26,
    text: 'Buenas. Una cosa que me gustó: el botón de no aceptar está igual de a mano que el de aceptar.',
    timeless: true,
  },
  {
    by: 'grace',
    daysAgo: 25,
    text: 'Ordered the field notebook. I know nothing will be delivered, but I wanted to see what the order looks like next to a lease. No days, no income, just a price. As it should be.',
  },
  {
    by: 'mara',
    daysAgo: 24,
    text: 'My gold pan lease ended at midnight, after fifteen days. The order is under Ended now, and the income I had not collected yet was still there to collect.',
    comments: [
      says('kavya', 'Did the price come back?'),
      answers(0, 'mara', 'No, it does not at the end of a lease. It says so in the agreement.'),
    ],
  },
  {
    by: 'giulia',
    daysAgo: 24,
    text: 'Ciao! Qualcuno mi spiega la differenza fra crivello e tavola a scosse? Nel disegno si somigliano.',
    comments: [
      says('diego', 'The jig moves up and down, the table sideways.'),
      says('giulia', 'Chiarissimo, grazie.'),
    ],
  },
  {
    by: 'ananya',
    daysAgo: 24,
    text: 'For Thursday: bring one record of your own that you cannot explain. We will read them together, entry by entry.',
    timeless: true,
  },
  {
    by: 'ravi',
    daysAgo: 23,
    text: 'Question 2: if all machines of one kind have a bad week, who pays me? I looked: nobody. I get my share of what there was, and the record says which share.',
    comments: [
      says('ananya', 'And the surplus of earlier good days?'),
      answers(0, 'ravi', 'Stays with the machine and is used first. Right.'),
    ],
  },
  {
    by: 'guide',
    daysAgo: 23,
    postedFor: 'grace',
    text: 'Grace’s tip for groups: print the invitation code large and put it on the wall. Reading it out letter by letter took her class longer than the registration itself.',
  },
  {
    by: 'mara',
    daysAgo: 21,
    text: 'Returned my jig, eight days in. The app showed the amount first: what I paid times the days left over the days of the lease. I checked with a pencil and it was right to the cent.',
    comments: [
      says('claire', 'Did you have to give a reason?'),
      answers(0, 'mara', 'No. Two taps and it was back in my balance.'),
    ],
  },
  {
    by: 'claire',
    daysAgo: 21,
    text: 'Bonjour de Nantes. J’écris un mémoire sur les interfaces honnêtes ; si quelqu’un a remarqué un mot qui pousse à acheter, dites-le-moi.',
    comments: [
      says('lucia', 'De momento no he visto ninguno.'),
      says(
        'mara',
        'The countdown on machines of a timed sale? Its end is the service’s own, and it stops there.',
      ),
    ],
  },
  {
    by: 'chetan',
    daysAgo: 20,
    text: 'Tried dark theme in full sun. Not a good idea anywhere, but the light one is fine on the bus.',
  },
  {
    by: 'lukas',
    daysAgo: 19,
    text: 'Moin aus Clausthal. Wir haben hier im Bergbaumuseum ein echtes Pochwerk. Die Zeichnung stimmt, nur die Nockenwelle sitzt bei unserem links.',
    comments: [
      says('grace', 'Is it running?'),
      answers(0, 'lukas', 'On Sundays at eleven, you hear it through the whole house.'),
    ],
  },
  {
    by: 'deniz',
    daysAgo: 19,
    text: 'Test participant today looked for a button to move the clock back. We told her why there is none, and she said: fair, otherwise I would have done it all day.',
  },
  {
    by: 'ifeoma',
    daysAgo: 18,
    text: 'Mara sent me here. Registered and got the welcome bonus. The form says when it arrives before I tap, which I did not expect.',
    comments: [says('mara', 'Welcome! Look at who paid it: the promotion budget.')],
  },
  {
    by: 'lucia',
    daysAgo: 15,
    text: 'Pedí el gorro de lana. Sé que no llegará, pero queda bonito en la lista.',
    comments: [says('grace', 'We could start a museum of things that never arrive.')],
  },
  {
    by: 'tom',
    daysAgo: 16,
    text: 'Hi all, product designer here. I am collecting screens where a figure changes width when it updates. So far none in this app. If you see one, tell me which.',
    comments: [says('deniz', 'We looked at that too. None in our notes.')],
  },
  {
    by: 'arjun',
    daysAgo: 16,
    text: 'The wash plant text says most of the water is used again. Does anyone know how much in a real one? Our professor says four fifths, my uncle who ran one says “on a good day”.',
    comments: [says('lukas', 'Depends on the clay. With a settling pond, your professor is right.')],
  },
  {
    by: 'priya',
    daysAgo: 12,
    text: 'Is there a way to see all income of one lease, day by day? I only find the list of everything.',
    comments: [
      says('ravi', 'Machines and orders, tap the lease, then Income by day.'),
      answers(0, 'priya', 'There it is, every single day.'),
    ],
  },
  {
    by: 'guide',
    daysAgo: 14,
    postedFor: 'lakshmi',
    text: 'Lakshmi asks us to say that large text is under Me, Settings. She uses the second largest and says that tables still fit.',
  },
  {
    by: 'tom',
    daysAgo: 14,
    text: 'Used the reset in the test panel without reading the question first. It does exactly what it says. Apologies to my two colleagues.',
    comments: [says('grace', 'Everyone does that once.')],
  },
  {
    by: 'meena',
    daysAgo: 13,
    text: 'Lesson went well. The best question came at the end: “If it is play money, why is the bookkeeping real?” I said: because then you can check it.',
    comments: [says('ananya', 'I will borrow that answer.')],
  },
  {
    by: 'kavya',
    daysAgo: 12,
    text: 'Leased a second machine and now my orders show two bars side by side. It is easy to see which one ends first.',
  },
  {
    by: 'jana',
    daysAgo: 12,
    text: 'Lukas hat mich eingeladen. Was bekommt er dafür, und zahle ich das?',
    comments: [
      says('lukas', '2 Spiel-USDT aus dem Werbebudget, egal was du mietest. Du zahlst davon nichts.'),
      answers(0, 'jana', 'Gut. Steht auch so im Hinweis.'),
    ],
  },
  {
    by: 'zanele',
    daysAgo: 12,
    text: 'Sawubona from Durban. I test apps for screen readers. The countdown does not talk every second, which I cannot say of most shops.',
    comments: [
      says('tom', 'It speaks at thresholds only. Did you notice the last minute?'),
      answers(0, 'zanele', 'Yes, once. Enough.'),
    ],
  },
  {
    by: 'diego',
    daysAgo: 11,
    text: 'Reading tip: Agricola’s De re metallica from 1556 has woodcuts of half the machines in the catalogue. The sluice with the ox hide is in book eight.',
    timeless: true,
  },
  {
    by: 'senthil',
    daysAgo: 11,
    text: 'Is one gold pan enough for the exercise, or do I need a bigger machine? I would rather not ask the faucet again.',
    comments: [says('ananya', 'One gold pan is enough. The arithmetic is the same.')],
  },
  {
    by: 'claire',
    daysAgo: 10,
    text: 'Petit test : j’ai refusé le contrat. Rien ne m’a été reproché, je suis revenue à la machine. Voilà.',
  },
  {
    by: 'mara',
    daysAgo: 10,
    text: 'I left two days of income waiting on purpose to see whether it would be lost. It was not. Collected both with one tap.',
  },
  {
    by: 'amelie',
    daysAgo: 9,
    text: 'Question bête : que veut dire « part payée » dans un relevé ?',
    comments: [
      says('claire', 'La part du revenu prévu que les machines ont vraiment pu payer ce jour-là.'),
      answers(0, 'amelie', 'Pas si bête alors, merci.'),
    ],
  },
  {
    by: 'guide',
    daysAgo: 9,
    postedFor: 'deniz',
    text: 'Deniz collects, for a usability test, what people looked for in the app and did not find. Write it below, in your own words; nobody is quoted by name.',
  },
  {
    by: 'selin',
    daysAgo: 8,
    text: 'Hiçbir şey eklemeden sadece bakıyorum. Bunun için kimse beni sıkıştırmıyor, güzel.',
    comments: [says('deniz', 'Hoş geldin! Acele yok.')],
  },
  {
    by: 'giulia',
    daysAgo: 7,
    text: 'Ieri mattina ho preso un crivello e la sera l’ho restituito: tornato tutto, al centesimo. Volevo solo vedere se la regola delle 24 ore è vera.',
    comments: [says('mara', 'Same experiment as mine, but cheaper.')],
  },
  { by: 'ravi', daysAgo: 16, text: 'నా గోల్డ్ పాన్ లీజు ముగిసింది. ప్రతి రోజు రికార్డూ ఇంకా చూడవచ్చు.' },
  {
    by: 'grace',
    daysAgo: 6,
    text: 'For trainers: move the clock thirty days in one go at the end of the course and let everybody guess their balance first. Nobody gets it right, and then you talk about why.',
    comments: [
      says('ananya', 'Doing this on the last evening.'),
      says('meena', 'My group guessed too high, all of them.'),
      answers(1, 'grace', 'Everybody forgets the ends of leases.'),
    ],
  },
  {
    by: 'priya',
    daysAgo: 6,
    text: 'The hand lens text says three elements. For the curious: that is what keeps the edges free of colour.',
  },
  {
    by: 'emre',
    daysAgo: 5,
    text: 'Selam. Ananya’nın kursuna geç katıldım. Önce hangi haberi okumalıyım?',
    comments: [
      says('ananya', 'Start with “How to read a record”. You can switch the language at the top.'),
      answers(0, 'emre', 'Tamam, okuyorum.'),
    ],
  },
  {
    by: 'lukas',
    daysAgo: 5,
    text: 'Kleine Korrektur an mich selbst: Die Nockenwelle sitzt auch bei uns rechts. Ich stand auf der falschen Seite.',
    comments: [says('jana', 'Ich sage es der Führung am Sonntag.')],
  },
  {
    by: 'guide',
    daysAgo: 4,
    postedFor: 'zanele',
    text: 'Zanele tried the whole purchase with a screen reader and handed in her notes: product, risk notice, agreement, result are read in that order. She asks others who use one to add what they find.',
  },
  {
    by: 'tom',
    daysAgo: 4,
    text: 'Switched the test panel to slow answers and used the app for ten minutes. Nothing jumped, nothing was paid twice. I did tap the button twice, of course.',
    comments: [says('arjun', 'There is an article on that for developers.')],
  },
  {
    by: 'chetan',
    daysAgo: 3,
    text: 'I keep a list of my rocker box on paper, one line a day, beside the one in the app. So far they agree.',
  },
  {
    by: 'ananya',
    daysAgo: 3,
    text: 'Last session on Thursday. Please note your balance and one thing that you would explain to a friend now. I will bring tea.',
    comments: [
      says('kavya', 'I can bring chakli.'),
      says('arjun', 'One thing: look at who pays.'),
      says('senthil', 'One thing: a day can be zero.'),
    ],
  },
  {
    by: 'ifeoma',
    daysAgo: 2,
    text: 'Explained the difference between “to collect” and “available” to my sister with two cups and some beans. It works better than it sounds.',
    comments: [says('mara', 'I want a picture of the beans.')],
  },
  {
    by: 'lakshmi',
    daysAgo: 2,
    text: 'मैंने आज भाषा हिन्दी कर ली। अब सब कुछ पढ़ने में आसान है।',
    comments: [says('priya', 'बहुत अच्छा!')],
  },
  {
    by: 'matteo',
    daysAgo: 1,
    text: 'Buongiorno a tutti, sono nuovo. Per ora guardo e basta. C’è qualcosa che avreste voluto sapere il primo giorno?',
    comments: [
      says('giulia', 'Che l’orologio va solo avanti.'),
      says('claire', 'That you can return a machine for a full refund on the first day.'),
    ],
  },
  {
    by: 'jonas',
    daysAgo: 1,
    text: 'Gerade registriert. Der Code lag im Postausgang des Testbereichs. Jetzt lese ich erst einmal den Mietvertrag.',
    comments: [says('lukas', 'Guter Anfang.')],
  },
];
