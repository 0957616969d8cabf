export const support = {
  title: 'Discussion avec l’assistance',
  open: 'Une personne vous répond. Fin du service : {{time}}.',
  hours: 'Des personnes répondent chaque jour de {{from}} à {{to}}, à l’horloge de test.',
  closed: 'Personne n’est en ligne pour le moment',
  closedText:
    'L’assistant répond quand même, et vous pouvez laisser un message. Reprise du service : {{time}}.',
  consentTitle: 'Ce que la discussion apprend',
  consentText:
    'La discussion est une page à part. Si vous acceptez, elle apprend ceci sur vous, et rien d’autre :',
  id: 'Numéro de membre',
  name: 'Nom',
  phone: 'Téléphone',
  noPhone: 'Aucun sur votre compte',
  noName: 'Pas encore',
  language: 'Langue',
  agree: 'Accepter et ouvrir la discussion',
  notNow: 'Pas maintenant',
  frame: 'Discussion avec l’assistance',
  chat: {
    automatic: 'Assistant',
    person: 'Une personne',
    you: 'Vous',
    welcome:
      'Ceci est un assistant automatique. Il cherche le texte qui répond à votre question. Vous pouvez demander une personne à tout moment.',
    found: 'Ce texte peut y répondre :',
    read: 'Tout lire',
    notFound:
      'Aucun texte ne convient. Essayez d’autres mots, choisissez un sujet ci-dessous ou demandez une personne.',
    waiting: 'Vous écrivez maintenant à une personne. Les réponses apparaissent ici et dans vos messages.',
    closed:
      'Personne n’est en ligne pour le moment. Écrivez votre message : il est conservé. Reprise du service : {{time}}.',
    askPerson: 'Demander une personne',
    askGuide: 'Revenir à l’assistant',
    question: 'Votre question',
    send: 'Envoyer',
    topics: 'Sujets',
    log: 'Échanges',
    loading: 'Ouverture de la discussion…',
    noScript: 'La discussion a besoin de JavaScript.',
  },
} as const;

export const feedback = {
  title: 'Votre avis',
  intro: 'Dites-nous ce qui va ou ne va pas. Quelqu’un le lit et répond.',
  comments: 'Questions et remarques',
  hint: 'Plus de dix mots. Jusqu’ici : {{count}}.',
  required: 'Les questions et remarques sont nécessaires.',
  phone: 'Téléphone (facultatif)',
  phoneHint: 'Seulement si nous pouvons vous appeler à ce sujet',
  pictures: 'Images (facultatif)',
  send: 'Envoyer l’avis',
  sent: 'Merci. Votre avis est envoyé.',
  earlier: 'Vos avis précédents',
  empty: 'Vous n’avez encore envoyé aucun avis.',
  pictureOf: 'Image {{number}}',
  answer: 'Réponse',
  state: {
    sent: 'Envoyé',
    read: 'Lu',
    answered: 'Répondu',
  },
} as const;
