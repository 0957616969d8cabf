import type { SeedTexts } from './seed-texts.ts';

/** Texts of the services in French. */
export const FR_FR: SeedTexts = {
  products: {
    'gold-pan': {
      name: 'Batée GP-1',
      description:
        'Une batée en acier de 38 cm de diamètre pour laver le gravier à la main. Agitée sous l’eau, elle laisse partir le sable léger par le bord ; ce qui est lourd reste dans les rainures.',
    },
    'rocker-box': {
      name: 'Berceau RB-2',
      description:
        'Une caisse de bois sur patins courbes qu’une personne balance en versant de l’eau. Le gravier passe par un tamis, puis coule sur une toile qui retient l’or fin.',
    },
    'sluice-box': {
      name: 'Rampe de lavage SB-3',
      description:
        'Un canal ouvert de deux mètres posé dans l’eau courante. Des tasseaux en travers ralentissent le courant, et les grains lourds se déposent derrière eux.',
    },
    'long-tom': {
      name: 'Long tom LT-3',
      description:
        'Une longue auge inclinée avec une tôle perforée à son extrémité basse. Deux personnes y jettent le gravier à la pelle et le remuent ; les pierres restent sur la tôle, le sable et l’or tombent dans une caisse à tasseaux.',
    },
    trommel: {
      name: 'Trommel TR-4',
      description:
        'Un tambour rotatif en acier perforé qui lave le gravier et le trie par taille. Le fin tombe par les trous dans une rampe ; les pierres sortent à l’autre bout.',
    },
    jig: {
      name: 'Bac à piston JG-2',
      description:
        'Une cellule remplie d’eau dont le lit est soulevé et abaissé quelques centaines de fois par minute. À chaque coup, les grains les plus lourds descendent un peu, jusqu’à être soutirés par le bas.',
    },
    'shaker-table': {
      name: 'Table à secousses ST-5',
      description:
        'Un plateau légèrement incliné, finement rainuré, secoué de côté sous une mince nappe d’eau. Les grains le traversent selon leur poids et en sortent par bandes séparées, l’or en dernier.',
    },
    'stamp-mill': {
      name: 'Bocard SM-5',
      description:
        'Cinq pilons de fer qu’un arbre à cames soulève et laisse retomber sur le minerai dans un mortier. Devenu fin comme du sable, le minerai est entraîné par l’eau à travers une grille.',
    },
    'ball-mill': {
      name: 'Broyeur à boulets BM-8',
      description:
        'Un tambour tournant rempli en partie de boulets d’acier. Les boulets tombent sur le minerai et les uns sur les autres et le réduisent en poudre, ce qui libère l’or enfermé.',
    },
    'jaw-crusher': {
      name: 'Concasseur à mâchoires JC-10',
      description:
        'Deux lourdes mâchoires, l’une fixe, l’autre mobile, qui brisent les blocs de minerai en morceaux gros comme le poing. Il se place au début d’une installation, avant tout broyeur.',
    },
    'wash-plant': {
      name: 'Laverie WP-20',
      description:
        'Une trémie, un crible et des rampes sur un même châssis, pour laver environ vingt mètres cubes de gravier par heure. Des pompes font circuler l’eau, dont la plus grande part est réutilisée.',
    },
    'bucket-line-dredge': {
      name: 'Drague à godets BD-60',
      description:
        'Une installation flottante qui creuse le gravier sous la ligne d’eau avec une chaîne sans fin de godets. Des cribles et des tables à bord le lavent, et un convoyeur dépose les pierres à l’arrière.',
    },
    'enamel-mug': {
      name: 'Gobelet émaillé',
      description:
        'Un gobelet en acier à l’émail blanc et au bord sombre. Il contient 350 ml et supporte le feu comme le lave-vaisselle.',
    },
    'field-notebook': {
      name: 'Carnet de terrain',
      description: 'Un carnet de 96 pages quadrillées à dos toilé. Son papier accepte le crayon même humide.',
    },
    'canvas-apron': {
      name: 'Tablier de toile',
      description:
        'Un tablier de travail en grosse toile de coton, à trois poches. Les bretelles se croisent dans le dos et se règlent.',
    },
    'hand-lens': {
      name: 'Loupe de poche 10×',
      description:
        'Une loupe pliante à trois lentilles qui grossit dix fois. Un étui de métal protège le verre dans la poche.',
    },
    'pocket-scale': {
      name: 'Balance de poche',
      description:
        'Une balance qui pèse jusqu’à 200 g, par pas de 0,01 g. Un poids d’étalonnage de 100 g est fourni.',
    },
    'wool-cap': {
      name: 'Bonnet de laine',
      description:
        'Un bonnet tricoté en pure laine, taille unique. Il est d’un gris non teint, avec une petite batée brodée sur le revers.',
    },
  },
  campaigns: {
    welcome: 'Prime de bienvenue',
    referral: 'Prime d’invitation',
    faucet: 'Crédit de test',
    'recharge-usdt': 'Recharge en USDT',
    'recharge-cash': 'Recharge par carte',
    redemption: 'Code utilisé',
    'withdrawal-usdt': 'Retrait en USDT',
    'withdrawal-cash': 'Retrait vers un compte bancaire',
    'sign-in': 'Présence du jour',
    'join-group': 'Rejoindre le groupe',
    'share-link': 'Partager une vidéo',
    'level-1': 'Prime du niveau 1',
    'level-2': 'Prime du niveau 2',
    'level-3': 'Prime du niveau 3',
    'level-4': 'Prime du niveau 4',
    'level-5': 'Prime du niveau 5',
    'test-panel': 'Prime du panneau de test',
  },
  grades: {
    0: 'Nouveau venu',
    1: 'Prospecteur',
    2: 'Laveur à la batée',
    3: 'Laveur à la rampe',
    4: 'Meunier',
    5: 'Essayeur',
  },
  agreement: {
    title: 'Contrat de location',
    sections: {
      short: {
        heading: 'En bref',
        text: 'Vous payez le prix une fois ; il n’est pas remboursé à la fin.\nLes revenus sont prévus, non garantis ; un jour peut ne rien rapporter.\nSeules les recettes des machines les paient, jamais les dépôts d’autres membres.\nSi vous rendez la machine dans les 24 heures, tout le montant payé vous revient, moins les revenus déjà récupérés ; ensuite, au prorata des jours restants.\nLa location finit avec son dernier jour ; rien n’est renouvelé automatiquement.',
      },
      subject: {
        heading: 'Ce que vous louez',
        text: 'Vous louez une unité de la machine nommée sur la page du produit, pour le nombre de jours qui y est indiqué. Le prix, le revenu quotidien prévu et la durée sont inscrits dans votre commande et ne changent plus ensuite.',
      },
      playMoney: {
        heading: 'Argent fictif',
        text: 'Tout ici est une simulation en mode test. Les USDT y sont de l’argent fictif : on ne peut ni les acheter ni les échanger contre quoi que ce soit, et aucune monnaie, carte ni banque réelle n’intervient. La machine fait elle aussi partie de la simulation.',
      },
      risk: {
        heading: 'Risque',
        text: 'Ceci est de l’argent fictif. Les revenus sont prévus, non garantis, et dépendent de ce que gagnent les machines. Vous pouvez rendre la machine.',
      },
      income: {
        heading: 'Comment naît le revenu',
        text: 'Le revenu est acquis à la fin de chaque jour de l’horloge, à minuit UTC, du jour de l’achat au dernier jour de la location. Si ce que les machines de ce type ont gagné ne couvre pas ce qui est prévu, chaque location en reçoit la même part. L’opération de chaque jour indique ce qui était prévu et ce qui a été payé.',
      },
      receiving: {
        heading: 'Récupérer les revenus',
        text: 'Les revenus acquis attendent que vous les récupériez, tous d’un seul geste. Ils arrivent dans votre solde disponible environ 30 minutes plus tard. Attendre ne coûte rien, et les revenus ne se perdent pas.',
      },
      returning: {
        heading: 'Rendre la machine',
        text: 'Si vous rendez la machine dans les 24 heures qui suivent l’achat, on vous rembourse tout ce que vous avez payé, moins les revenus de cette location déjà récupérés ; ceux que vous n’avez pas récupérés retournent à la machine. Ensuite, vous recevez le montant payé × jours restants ÷ jours de la location, sans frais. Le montant est affiché avant que vous confirmiez. Jusqu’à la fin de la location, le prix est mis de côté afin qu’un retour puisse être payé.',
      },
      end: {
        heading: 'Fin de la location',
        text: 'La location se termine à la fin de son dernier jour. Le revenu que vous n’avez pas encore récupéré reste à récupérer.',
      },
    },
  },
  notices: {
    playMoney: {
      title: 'Tout est de l’argent fictif',
      body: 'Les soldes, locations et revenus de ces services sont une simulation. Aucun argent réel ne peut y être versé ni retiré.',
    },
    clock: {
      title: 'L’horloge de test est commune',
      body: 'Qui avance l’horloge l’avance pour tous sur ces services. Elle ne recule pas.',
    },
    returns: {
      title: 'Les machines peuvent être rendues',
      body: 'Avec remboursement total pendant 24 heures, ensuite au prorata des jours restants. Ouvrez la location pour voir le montant d’aujourd’hui.',
    },
    arrival: {
      title: 'Le revenu arrive après 30 minutes',
      body: 'Le revenu récupéré est en route une demi-heure environ. Pour le voir arriver tout de suite, avancez l’horloge de test d’une heure.',
    },
    preSale: {
      title: 'Deux machines bientôt à louer',
      body: 'La laverie et la drague sont en prévente. Leur ouverture est indiquée sur leur page ; le nombre d’unités est fixe.',
    },
    invitations: {
      title: 'Les primes d’invitation sont fixes',
      body: '2,00 USDT, une seule fois, pour chaque invité qui loue une machine, pour 20 personnes au plus. Ce qu’il paie n’y change rien.',
    },
  },
  news: {
    'yield-rule': {
      title: 'Comment se calcule la journée d’une machine',
      summary:
        'La règle qui décide de ce que gagnent les machines est publiée, et chacun peut refaire le calcul.',
      body: [
        'Ce qu’une machine gagne un jour donné découle de trois choses : une valeur de départ publiée, l’identifiant de la machine et le numéro du jour. On en calcule un hachage, qui désigne une place dans un tableau.',
        'Sur un bon sol, 40 jours sur 1 000 ne rapportent rien, 160 rapportent entre 60 et 94,9 % du revenu prévu, et 800 entre 95 et 125 %. Sur 100 périodes de 10 jours, 15 tombent sur un sol pauvre, qui n’en laisse que 20 à 60 %. Ce qui reste des bons jours demeure à la machine et aide à payer les mauvais.',
        'La page « Calcul des revenus » donne la valeur de départ, le tableau et les 30 derniers jours, mauvais compris.',
      ],
    },
    'test-clock': {
      title: 'Une horloge pour tout',
      summary: 'Revenus, comptes à rebours et codes suivent l’horloge de test. Voici comment elle avance.',
      body: [
        'L’horloge de test avance avec le temps réel. Dans le panneau de test, on peut l’avancer d’une heure, d’un jour, de trente jours ou jusqu’à une date. Elle ne recule jamais, car le passé est comptabilisé.',
        'Quand elle avance, les services font dans l’ordre tout ce qui vient à échéance : jours de revenu, arrivées, fins de location. Ils répondent ensuite.',
        'Les connexions suivent le temps réel. Avancer l’horloge ne déconnecte personne.',
      ],
    },
    'reading-a-record': {
      title: 'Comment lire une opération',
      summary: 'Chaque ligne de vos opérations dit qui a payé et ouvre les écritures qui sont derrière.',
      body: [
        'La deuxième ligne nomme l’origine : recettes des machines, budget promotionnel de l’exploitant, remboursement, crédit de test ou votre propre solde.',
        'Touchez une opération pour voir ses écritures. Chacune donne les comptes concernés, et la somme de ses montants est nulle.',
        'Pour un jour de revenu, il y a deux chiffres de plus : ce qui était prévu et la part qui a été couverte.',
      ],
    },
    'returning-a-lease': {
      title: 'Rendre une machine, avec un exemple',
      summary: 'Ce qui revient le premier jour, et ce qui revient plus tard.',
      body: [
        'Une machine louée 120,00 USDT sur 45 jours est rendue le premier soir, avant tout revenu : 120,00 USDT reviennent.',
        'Rendue dix jours plus tard, il reste 35 jours sur 45 : 120,00 × 35 ÷ 45 font 93,33 USDT. Le revenu des dix jours vous reste.',
        'L’application demande le montant au service et l’affiche avant que vous confirmiez. Demander ne change rien.',
      ],
    },
    'promotion-budget': {
      title: 'Ce que paie le budget promotionnel',
      summary: 'Les primes, les codes utilisés et les compléments, tant que le budget suffit.',
      body: [
        'Un nouveau membre reçoit une prime de bienvenue, égale au revenu prévu d’une batée pour un jour. Chaque personne invitée qui loue une machine rapporte une seule fois 2,00 USDT, pour 20 personnes au plus.',
        'Ces primes et toutes les autres viennent du budget promotionnel de l’exploitant. Quand il est épuisé, rien n’est pris ailleurs, surtout pas sur ce que détiennent les membres : le grand livre refuse une telle écriture.',
        'Les personnes qu’invitent vos invités ne sont qu’un nombre affiché. Elles ne rapportent rien à personne.',
      ],
    },
    'test-codes': {
      title: 'Où vont les codes',
      summary:
        'Aucun SMS ni e-mail ne quitte ces services. La boîte d’envoi montre ce qui aurait été envoyé.',
      body: [
        'Quand l’application demande un code, le message va dans la boîte d’envoi du panneau de test. Touchez le code pour le copier.',
        'Un code a six chiffres, est valable dix minutes et peut être essayé cinq fois. On peut en demander un autre après une minute. Le panneau de test donne aussi des codes d’invitation et des comptes de test.',
      ],
    },
    escrow: {
      title: 'Pourquoi un prix est mis de côté',
      summary:
        'Le prix d’une location en cours est conservé jusqu’à ce que la machine ne puisse plus être rendue.',
      body: [
        'Quand vous louez une machine, le prix passe de votre solde à un compte à part. L’exploitant ne peut pas le dépenser tant que la location dure.',
        'Si vous rendez la machine, le remboursement est payé depuis ce compte. Quand la location se termine, le prix rejoint les ventes de l’exploitant.',
      ],
    },
    levels: {
      title: 'Les niveaux, et ce qu’ils ne font pas',
      summary:
        'Un niveau compte les personnes invitées qui louent une machine. Il apporte une prime fixe et rien d’autre.',
      body: [
        'Les niveaux s’atteignent avec 1, 3, 10, 25 et 50 invités actifs. Un invité est actif tant qu’il loue au moins une machine. Chaque niveau a une prime, payée une seule fois, par le budget promotionnel.',
        'Un niveau n’augmente pas le revenu et ne baisse pas les frais, et aucun retrait n’en dépend.',
      ],
    },
  },
  developerNews: {
    'ledger-check': {
      title: 'Pour les développeurs : vérifier le grand livre',
      summary:
        'GET sandbox/ledger/check additionne toutes les lignes d’écriture et nomme chaque règle qui n’est pas respectée.',
      body: [
        'La réponse donne la somme de toutes les lignes, qui est zéro, le nombre d’écritures et de comptes, et une liste appelée broken. Elle est vide quand chaque règle est respectée.',
        'La même vérification se lance depuis le panneau de test. Elle additionne chaque fois toutes les lignes ; règles et maillons sont vérifiés pour ce qui suit le dernier sceau.',
      ],
    },
    'idempotency-keys': {
      title: 'Pour les développeurs : Idempotency-Key',
      summary:
        'Les appels qui déplacent de l’argent portent une clé. La même clé donne la même réponse, autant de fois qu’on l’envoie.',
      body: [
        'Créez une clé pour chaque intention, gardez-la avant l’envoi, et renvoyez-la si aucune réponse n’est venue. Les services font le travail une fois et répètent leur première réponse.',
        'La même clé avec une autre demande est refusée, car l’une des deux est une erreur.',
      ],
    },
  },
  slides: {
    'carousel-1': 'Comment se calcule la journée d’un trommel',
    'carousel-2': 'Chaque opération dit qui a payé',
    'carousel-3': 'Douze machines, de la batée à la drague',
  },
};
