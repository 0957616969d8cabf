export const help = {
  title: 'Centre d’aide',
  intro: 'De courts textes sur le fonctionnement, et comment reconnaître un piège qui y ressemble.',
  texts: 'Textes à lire',
  contact: 'Posez-nous une question',
  chat: 'Discussion avec l’assistance',
  chatText: 'Un assistant automatique à toute heure, des personnes à leurs horaires',
  feedback: 'Votre avis',
  feedbackText: 'Ce qui va, ce qui ne va pas, avec des images',
  unknown: 'Ce texte n’existe pas.',
  all: 'Tous les textes',
  article: {
    income: {
      title: 'Revenus',
      summary: 'Les revenus s’ajoutent à la fin de chaque jour et dépendent de ce que gagnent les machines.',
      words: 'revenu, revenus, gagner, gains, encaisser, quotidien, bénéfice, arriver, zéro, moins, machine',
      parts: {
        one: {
          title: 'D’où ils viennent',
          text: 'Les machines gagnent chaque jour un montant différent, selon une règle publiée. Certains jours, rien. Les mauvais jours restent dans l’historique.',
        },
        two: {
          title: 'Comment les récupérer',
          text: 'Récupérez vos revenus d’un geste, quand vous voulez. Ceux qui attendent ne sont pas perdus. Ils arrivent un peu plus tard, et l’heure est affichée.',
        },
        three: {
          title: 'Quand les machines gagnent trop peu',
          text: 'Les revenus de ce jour sont alors payés au prorata, et l’opération le dit. Le dépôt de personne ne comble le manque.',
        },
      },
    },
    returns: {
      title: 'Rendre une machine',
      summary:
        'Vous pouvez rendre une machine à tout moment : pendant 24 heures contre remboursement total, au prorata ensuite.',
      words: 'rendre, retour, rembourser, remboursement, location, récupérer, fin, machine',
      parts: {
        one: {
          title: 'Dans les 24 heures',
          text: 'On vous rembourse ce que vous avez payé, moins les revenus déjà récupérés.',
        },
        two: {
          title: 'Plus tard',
          text: 'Remboursement : ce que vous avez payé, multiplié par les jours restants, divisé par tous les jours. Rien d’autre n’est retenu, et le montant est affiché avant que vous ne confirmiez.',
        },
        three: {
          title: 'Comment faire',
          text: 'Ouvrez la liste de vos machines, choisissez-en une et rendez-la. Aucune raison n’est demandée.',
        },
      },
    },
    fees: {
      title: 'Frais et délais',
      summary: 'Les frais sont pris sur le montant, et tout est affiché avant que vous ne saisissiez.',
      words: 'frais, coût, retirer, retrait, ajouter, minimum, week-end, banque, délai, durée, annuler',
      parts: {
        one: {
          title: 'Connus d’avance',
          text: 'Frais, minimum, horaires, heure d’arrivée et montant reçu sont sur le formulaire avant la première touche.',
        },
        two: {
          title: 'Pris sur le montant',
          text: 'Les frais font partie de ce que vous retirez. Vous n’avez jamais à payer, acheter ou inviter d’abord.',
        },
        three: {
          title: 'Week-ends et banques',
          text: 'Rien n’est versé le week-end, et les banques ont leurs horaires. Le formulaire indique le jour et l’heure. Vous pouvez annuler tant que le traitement n’a pas commencé.',
        },
      },
    },
    safety: {
      title: 'Protéger votre compte',
      summary: 'Qui demande votre mot de passe, votre PIN de retrait ou un code veut vous tromper.',
      words: 'sûr, sécurité, mot de passe, PIN, code, volé, piraté, connexion, compte, téléphone, protéger',
      parts: {
        one: {
          title: 'Ce dont personne n’a besoin',
          text: 'Personne ici ne demande votre mot de passe, votre PIN de retrait ni un code reçu, que ce soit ici, au téléphone ou par message.',
        },
        two: {
          title: 'Si quelque chose paraît anormal',
          text: 'Changez d’abord votre mot de passe de connexion. Cela met fin aux sessions sur les autres appareils. Écrivez-nous ensuite.',
        },
        three: {
          title: 'Valeurs de test seulement',
          text: 'Tout ici est de l’argent fictif. Ne saisissez jamais une vraie carte, un vrai compte bancaire ou une vraie adresse.',
        },
      },
    },
    money: {
      title: 'L’argent fictif, et ce qu’il y a derrière',
      summary: 'Les dépôts sont conservés à part pour leurs membres, et vous pouvez le vérifier vous-même.',
      words: 'argent, réel, fictif, test, dépôt, solde, couvert, preuve, grand livre, budget, bonus, origine',
      parts: {
        one: {
          title: 'Argent fictif',
          text: 'Aucune monnaie, carte ni banque réelle n’intervient. Rien ici ne s’achète avec du vrai argent ni ne se change en vrai argent.',
        },
        two: {
          title: 'Conservé à part',
          text: 'Les dépôts sont sur un compte à part. Le grand livre refuse de payer quelqu’un d’autre avec.',
        },
        three: {
          title: 'Vérifiez vous-même',
          text: '« D’où vient l’argent » montre chaque compte, et votre navigateur vérifie que votre propre solde est dans le total.',
        },
      },
    },
    scheme: {
      title: 'Anatomie d’une arnaque',
      summary:
        'Les arnaques qui ressemblent à cette application utilisent toujours les mêmes ruses. Les voici, et comment vérifier que nous ne les utilisons pas.',
      words: 'arnaque, fraude, escroquerie, ruse, piège, ponzi, pyramide, confiance, honnête, tromper',
    },
  },
  scheme: {
    others: 'Ce que font les autres',
    here: 'Ici',
    test: 'Vérifié par ce test automatique',
    item: {
      bar: {
        title: 'La barre qui ne bouge jamais',
        others:
          'Une barre affiche « 55 % vendu » pendant des semaines. Elle est dessinée, pas comptée, pour vous presser.',
        here: 'Une barre ne montre que ce qui est vraiment loué. Sans chiffre connu, il n’y a pas de barre.',
        figure: '{{name}} : {{sold}} louées sur {{total}}',
        none: 'Aucune machine n’est en nombre limité en ce moment.',
      },
      countdown: {
        title: 'Le compte à rebours qui recommence',
        others: 'Le temps est écoulé, et quand vous revenez il tourne de nouveau.',
        here: 'Un compte à rebours va jusqu’à un moment fixe de l’horloge des services et s’arrête à zéro. Il ne recommence jamais de lui-même.',
        figure: '{{name}} : fin {{time}}',
        none: 'Aucune vente à durée limitée en ce moment.',
      },
      deposits: {
        title: 'Des revenus payés avec les dépôts',
        others:
          'Les premiers sont payés avec l’argent de ceux qui viennent après, jusqu’à ce que plus personne ne vienne.',
        here: 'Les revenus sont payés par les recettes des machines seules. Le grand livre refuse de les payer avec des dépôts.',
        figure:
          'Les membres ont {{held}}, conservés pour eux : {{backing}}. Dans les jours affichés, les machines ont gagné {{earned}} et {{paid}} ont été versés en revenus.',
      },
      fee: {
        title: 'Payer avant de recevoir',
        others:
          'Pour retirer, on vous demande d’abord une taxe, une caution ou un niveau supérieur. Puis vient la suite.',
        here: 'Les frais sont pris sur le montant et connus d’avance. Rien n’est à payer d’abord.',
        figure: 'Frais {{fee}}, minimum {{minimum}}',
      },
      pyramid: {
        title: 'Payé pour amener du monde',
        others:
          'Vous touchez une part de ce que versent les personnes amenées, sur de nombreux niveaux. Cela finit quand plus personne ne vient.',
        here: 'Inviter rapporte un montant fixe, plafonné, sur un seul niveau, pris sur le budget promotionnel. Ce n’est jamais une part de ce que quelqu’un verse.',
        figure: 'Versé jusqu’ici par le budget promotionnel : {{paid}}. Reste : {{left}}.',
      },
      figures: {
        title: 'Des chiffres invérifiables',
        others: 'Les soldes ne sont que des nombres à l’écran. Personne ne les additionne jamais.',
        here: 'Chaque mouvement a ses lignes dans un grand livre dont la somme doit être zéro. Chacun peut l’additionner à tout moment.',
        figure: '{{entries}} écritures, somme {{sum}}',
      },
    },
  },
} as const;
