export const help = {
  title: 'Centre d’aide',
  texts: 'Textes à lire',
  contact: 'Nous contacter',
  chat: 'Discussion avec l’assistance',
  feedback: 'Votre avis',
  unknown: 'Ce texte n’existe pas.',
  all: 'Tous les textes',
  article: {
    income: {
      title: 'Revenus',
      summary: 'Les revenus dépendent de ce que gagnent les machines chaque jour : certains jours, rien.',
      words: 'revenu, gagner, gagné, gains, encaisser, quotidien, bénéfice, arriver, être payé',
      more: 'Si les machines gagnent trop peu, les revenus sont payés au prorata : aucun dépôt ne comble le manque.',
    },
    returns: {
      title: 'Rendre une machine',
      summary:
        'Vous pouvez rendre une machine : remboursement total pendant 24 heures, au prorata des jours restants ensuite.',
      words: 'rendre, rends, retour, rembourser, remboursement, récupérer argent',
      more: 'Pendant 24 heures : ce que vous avez payé, moins les revenus récupérés. Ensuite : montant payé × jours restants ÷ jours de la location.',
    },
    fees: {
      title: 'Frais et délais',
      summary: 'Les frais s’affichent avant que vous saisissiez un montant, et sont pris sur ce montant.',
      answer:
        '{{home}} → {{topUp}} : sans frais. {{home}} → {{withdraw}} : les frais sont de {{share}}. Vers une adresse, comptez environ une heure ; vers une banque, {{hours}} heures au plus.',
      words:
        'frais, coût, coûte, retirer, retrait, sortir argent, sors argent, recharger, ajouter argent, ajoute argent, minimum, week-end, banque, délai',
      more: 'Vous n’avez jamais à payer, acheter ni inviter d’abord. Rien n’est versé le week-end, et vous pouvez annuler un retrait tant qu’il n’est pas en route.',
    },
    safety: {
      title: 'Protéger votre compte',
      summary: 'Quiconque demande votre mot de passe, votre PIN de retrait ou un code veut vous tromper.',
      answer: 'PIN oublié ? Définissez-en un nouveau avec un code : {{place}}.',
      words: 'mot de passe, PIN, volé, piraté, connexion, sécurité, compte protégé',
      more: 'En cas de doute, changez votre mot de passe de connexion : cela met fin aux sessions sur les autres appareils.',
    },
    money: {
      title: 'L’argent fictif, et ce qui le couvre',
      summary:
        'Ce n’est jamais du vrai argent. Les dépôts sont conservés à part pour leurs membres, et vous pouvez le vérifier.',
      words:
        'réel, vrai argent, fictif, dépôt, argent sûr, solde, couvert, preuve, grand livre, budget, bonus, où argent',
      more: 'Les dépôts ont leur propre compte. Le grand livre refuse de payer quelqu’un d’autre avec.',
    },
    scheme: {
      title: 'Anatomie d’une arnaque',
      summary:
        'Les arnaques qui ressemblent à cette application utilisent les mêmes ruses. Vérifiez que ce n’est pas notre cas.',
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
        others: 'Une barre affiche « 55 % vendu » pendant des semaines. Elle est dessinée, pas comptée.',
        here: 'Une barre ne montre que ce qui est loué. Si ce n’est pas connu, il n’y en a pas.',
        figure: '{{name}} : {{sold}} louées sur {{total}}',
        none: 'Aucune machine n’est en nombre limité en ce moment.',
      },
      countdown: {
        title: 'Le compte à rebours qui recommence',
        others: 'Le temps est écoulé, et quand vous revenez, il repart.',
        here: 'Un compte à rebours va jusqu’à un moment fixe et s’arrête à zéro.',
        figure: '{{name}} : jusqu’au {{time}}',
        none: 'Aucune vente à durée limitée en ce moment.',
      },
      deposits: {
        title: 'Des revenus payés avec les dépôts',
        others:
          'Les premiers sont payés avec l’argent de ceux qui viennent après, jusqu’à ce que plus personne ne vienne.',
        here: 'Seules les recettes des machines paient les revenus. Le grand livre refuse de les payer avec des dépôts.',
        figure:
          'Maintenant : dépôts {{held}}, conservé pour les membres {{backing}}. Sur {{days}} : gagné {{earned}}, payé {{paid}}.',
      },
      fee: {
        title: 'Payer avant de recevoir',
        others: 'Pour retirer, on vous demande d’abord une taxe, une caution ou un niveau supérieur.',
        here: 'Les frais sont connus d’avance et pris sur le montant.',
        figure: 'Frais {{fee}}, minimum {{minimum}}',
      },
      pyramid: {
        title: 'Payé pour amener du monde',
        others: 'Vous touchez une part de ce que versent les personnes amenées, sur de nombreux niveaux.',
        here: 'Inviter rapporte un montant fixe et plafonné du budget promotionnel, sur un seul niveau, et jamais une part de ce que quelqu’un verse.',
        figure: 'Payé jusqu’ici par le budget promotionnel : {{paid}}. Reste : {{left}}.',
      },
      figures: {
        title: 'Des chiffres invérifiables',
        others: 'Les soldes ne sont que des nombres à l’écran. Personne ne les additionne jamais.',
        here: 'Chaque mouvement est dans un grand livre dont la somme doit être zéro. Chacun peut la refaire.',
        figure: '{{entries}} écritures, somme {{sum}}',
      },
    },
  },
} as const;
