export const error = {
  invalid_input: 'Quelque chose ne va pas dans ce formulaire. Vérifiez les champs signalés et renvoyez-le.',
  unauthorized: 'Votre session est terminée. Veuillez vous reconnecter.',
  forbidden: 'Votre compte n’y est pas autorisé.',
  not_found: 'Cela n’existe pas, ou n’existe plus.',
  too_slow: 'La demande a mis trop de temps à parvenir au service : rien n’a été fait. Veuillez réessayer.',
  in_flight: 'Cette demande est déjà en cours de traitement. Patientez un instant, puis regardez de nouveau.',
  too_large: 'Ce que vous avez envoyé est trop volumineux. Choisissez quelque chose de plus petit.',
  misdirected: 'Le service ne répond pas à cette adresse. Ouvrez l’application à sa propre adresse.',
  key_reused: 'Ceci a déjà été envoyé avec un autre contenu.',
  key_void: 'Vous y avez renoncé. Rien n’a été fait.',
  key_required:
    'Cette demande est arrivée sans sa clé de sécurité : rien n’a été fait. Actualisez la page et réessayez.',
  too_many_requests: 'Trop de demandes en peu de temps. Patientez une minute, puis réessayez.',
  internal: 'Le service a commis une erreur. Rien n’a été modifié ; veuillez réessayer.',
  unavailable: 'Le service n’est pas disponible pour le moment. Veuillez réessayer dans une minute.',
  busy: 'Le service est très sollicité en ce moment. Réessayez dans un instant.',

  wrong_credentials: 'Le compte ou le mot de passe n’est pas correct. Vérifiez les deux et réessayez.',
  account_exists:
    'Un compte existe déjà avec ce numéro de téléphone ou cette adresse e-mail. Connectez-vous avec celui-ci.',
  account_unknown: 'Aucun compte n’existe avec ce numéro de téléphone ou cette adresse e-mail.',
  account_locked:
    'Trop de mots de passe erronés. Patientez un moment, ou définissez un nouveau mot de passe à l’aide d’un code.',
  invitation_unknown:
    'Ce code d’invitation n’existe pas. Vérifiez-le auprès de la personne qui vous l’a donné.',
  verify_needed: 'Confirmez d’abord que c’est vous.',
  wrong_password: 'Le mot de passe actuel n’est pas correct.',
  undo_over:
    'Ce lien n’est plus valable. En cas de doute, définissez un nouveau mot de passe de connexion par code.',
  email_registration_closed:
    'On ne peut pas créer de compte par e-mail pour le moment. Avec un numéro de téléphone, c’est possible.',
  captcha_needed: 'Beaucoup de codes ont été demandés depuis votre réseau. Redemandez-en un dans un instant.',
  code_wrong: 'Le code de vérification n’est pas correct. Regardez le dernier message et réessayez.',
  code_expired: 'Ce code de vérification n’est plus valable. Demandez-en un nouveau.',
  code_too_many_tries: 'Trop de codes erronés. Demandez-en un nouveau.',
  code_too_soon: 'Un code vient d’être envoyé. Vous pourrez en demander un autre une minute après.',
  code_day_limit:
    'Tant de codes y ont déjà été envoyés aujourd’hui qu’aucun autre ne peut partir. Réessayez demain.',
  feedback_day_limit: 'Assez d’avis avec images pour aujourd’hui. Envoyez celui-ci sans image, ou demain.',
  storage_full:
    'Vos images occupent toute la place dont vous disposez. Supprimez une publication avec images, puis réessayez.',
  world_storage_full:
    'Il n’y a plus de place pour les images ici. Demandez-en davantage à qui gère ce service.',
  pictures_unavailable: 'Impossible d’ajouter des images ici. Tout le reste fonctionne.',

  insufficient_balance:
    'C’est plus que votre solde disponible. Rechargez votre compte ou choisissez un montant plus petit.',
  below_minimum: 'Le montant est inférieur au minimum. Saisissez-en un plus grand.',
  nothing_to_receive: 'Rien à récupérer aujourd’hui. Les revenus s’ajoutent à la fin de chaque journée.',

  sold_out: 'Cet article est épuisé. Rien n’a été débité.',
  not_on_sale_yet: 'La vente n’a pas encore commencé. Rien n’a été débité.',
  sale_ended: 'La vente est terminée. Rien n’a été débité.',
  agreement_changed:
    'Le contrat de location a changé depuis que vous l’avez lu. Lisez le nouveau et décidez de nouveau.',
  coupon_not_usable:
    'Ce bon n’est pas utilisable maintenant : il a expiré, a déjà servi ou vaut pour autre chose. Rien n’a été débité.',
  coupon_offer_not_begun: 'Ces bons ne peuvent pas encore être pris. Le bon indique à partir de quel jour.',
  coupon_offer_over: 'Ces bons ne peuvent plus être pris. Rien n’a changé.',
  coupons_gone: 'Tous ces bons ont été pris.',
  coupon_already_taken: 'Vous avez déjà ce bon. Chaque membre peut le prendre une fois.',
  coupons_closed: 'On ne peut pas prendre de bons pour le moment. Ceux que vous avez restent utilisables.',
  delivery_address_required: 'Choisissez d’abord une adresse de livraison.',
  not_returnable:
    'Cette machine ne peut plus être rendue : sa location est terminée, ou elle a déjà été rendue.',

  rate_changed: 'Le taux a changé depuis son affichage. Regardez le nouveau, puis envoyez de nouveau.',
  deposit_not_expected:
    'Aucun dépôt n’est attendu pour cette recharge : elle a expiré, a échoué ou passe par une carte.',
  too_many_open_recharges:
    'Vous avez autant de recharges en cours qu’un membre peut en avoir. Terminez-en une, ou attendez que l’une d’elles prenne fin.',
  redemption_code_unknown: 'Ce code n’existe pas. Vérifiez ses lettres et ses chiffres.',
  redemption_code_used: 'Ce code est épuisé. Rien n’a été ajouté.',
  redemption_code_expired: 'Ce code a expiré. Rien n’a été ajouté.',
  already_redeemed: 'Un code a déjà été utilisé sur ce compte. Chaque membre peut en utiliser un.',
  above_code_value: 'C’est plus que la valeur du code. Saisissez un montant plus petit.',
  promotion_budget_empty:
    'Le budget promotionnel est épuisé et ne peut pas payer cela maintenant. Rien n’a été ajouté, et rien de ce qui est à vous n’a été utilisé.',
  already_checked_in: 'Votre présence d’aujourd’hui est déjà validée. Elle a été payée une fois.',
  day_changed:
    'Un autre jour a commencé : rien n’a été validé ni payé. Regardez le nouveau jour, puis décidez.',
  reward_not_ready: 'Cette prime n’est pas encore prête.',
  reward_received: 'Vous avez déjà cette prime. Elle est payée une fois.',
  paid_before: 'Vous l’avez déjà eu sur un compte précédent. Chaque personne l’a une fois.',
  submission_under_way: 'Vous avez déjà envoyé quelque chose pour cela. L’envoi est en cours d’examen.',
  submission_decided: 'Cela a déjà été examiné.',
  not_cancellable: 'Ce retrait est déjà en cours et ne peut plus être annulé.',

  bound_elsewhere: 'Ceci appartient déjà à un autre membre. Utilisez l’un des vôtres.',
  already_bound: 'Vous l’avez déjà.',
  channel_not_bound: 'Ce contact n’est pas encore sur votre compte. Choisissez-en un autre.',
  fund_password_not_set: 'Définissez d’abord votre PIN de retrait.',
  fund_password_wrong: 'Le PIN de retrait est incorrect. Vérifiez-le et réessayez.',
  fund_password_locked: 'Trop de PIN de retrait erronés. Attendez un peu, ou définissez-en un nouveau.',

  support_ticket_used: 'Ce lien vers la discussion a expiré. Ouvrez la discussion de nouveau.',
  support_ended: 'Cette discussion est terminée, car votre session a changé. Ouvrez-la de nouveau.',

  clock_backwards: 'L’horloge de test ne fait qu’avancer. Choisissez un moment ultérieur.',
  clock_too_far: 'C’est trop loin. Avancez l’horloge de test de 400 jours au plus à la fois.',
  day_not_short:
    'Tout ce qui était dû pour ce jour a été payé, ou il n’est pas terminé. Il n’y a rien à compléter.',
  already_topped_up: 'Ce jour a déjà été complété. Rien de plus n’a été payé.',
  class_key_needed: 'Il faut la clé de classe. Saisissez-la dans le panneau de test.',
  class_key_wrong: 'Ce n’est pas la clé de classe. Vérifiez-la et réessayez.',

  offline: 'Vous êtes hors ligne. Vérifiez votre connexion et réessayez.',
  timeout: 'Le service a mis trop de temps à répondre. Veuillez réessayer.',
  bad_answer: 'Le service a donné une réponse que cette application ne comprend pas. Veuillez réessayer.',
  not_test_mode: 'Ce service n’indique pas qu’il est en mode test : l’application ne l’utilise donc pas.',
  unknown: 'Un problème est survenu. Veuillez réessayer.',

  detail: {
    minimum: 'Le minimum est de {{limit}}.',
    triesLeft: { one: 'Il reste {{count}} essai.', other: 'Il reste {{count}} essais.' },
    retryIn: { one: 'Réessayez dans {{count}} seconde.', other: 'Réessayez dans {{count}} secondes.' },
  },
} as const;
