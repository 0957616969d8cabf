const REMOVED =
  'Motif : {{reason}}. Votre texte : {{text}} Vous pouvez le publier de nouveau sans cette partie, ou demander dans la discussion avec l’assistance.';
const NOT_YOU = 'Si ce n’est pas vous, changez votre mot de passe de connexion.';

export const messages = {
  otherReason: 'un autre',
  kind: {
    withdrawal_paid: {
      title: 'Retrait versé',
      body: 'Versement de {{net}}, après {{fee}} de frais sur {{amount}}.',
    },
    withdrawal_returned: {
      title: 'Retrait non abouti',
      body: '{{reason}} De nouveau dans votre solde disponible : {{amount}}.',
    },
    recharge_credited: {
      title: 'Recharge arrivée',
      body: 'Dans votre solde disponible : {{amount}}.',
    },
    recharge_failed: {
      title: 'Recharge non arrivée',
      body: '{{reason}} Recharge : {{amount}}.',
    },
    feedback_answered: {
      title: 'Votre avis a reçu une réponse',
      body: 'Ouvrez-le pour lire la réponse.',
    },
    support_answered: {
      title: 'Réponse dans la discussion',
      body: 'Ouvrez la discussion pour la lire.',
    },
    report_removed: {
      title: 'Contenu signalé supprimé',
      body: 'Votre signalement du {{time}} a été lu. Le contenu est supprimé pour tout le monde.',
    },
    report_kept: {
      title: 'Le contenu signalé reste en ligne',
      body: 'Votre signalement du {{time}} a été lu. Le contenu reste masqué pour vous ; si vous n’êtes pas d’accord, demandez dans la discussion avec l’assistance.',
    },
    post_removed: {
      title: 'Publication supprimée',
      body: REMOVED,
    },
    comment_removed: {
      title: 'Commentaire supprimé',
      body: REMOVED,
    },
    guide_posted: {
      title: 'Un guide a publié votre texte',
      body: 'Inchangé, avec la mention qu’un guide l’a publié pour vous. Vous pouvez le supprimer.',
    },
    guide_declined: {
      title: 'Un guide n’a pas publié votre texte',
      body: '{{reason}} Modifiez-le et transmettez-le de nouveau.',
    },
    coupon_ending: {
      title: 'Un bon expire bientôt',
      body: '{{discount}} de réduction, jusqu’au {{time}}.',
    },
    referral_waiting: {
      title: 'Prime d’invitation en attente',
      body: 'Le budget promotionnel ne peut pas payer {{amount}} maintenant. Nouvel essai chaque jour.',
    },
    referral_paid: {
      title: 'Prime d’invitation payée',
      body: 'Payé par le budget promotionnel : {{amount}}.',
    },
    submission_approved: {
      title: 'Envoi accepté',
      body: '{{reward}} : {{amount}}, du budget promotionnel.',
    },
    submission_waiting: {
      title: 'Envoi accepté',
      body: '{{reward}} : le budget promotionnel ne peut pas payer {{amount}} maintenant. Cette somme reste à vous : récupérez-la dès que le budget suffira.',
    },
    submission_refused: {
      title: 'Envoi non accepté',
      body: '{{reward}} : {{reason}} Vous pouvez réessayer.',
    },
    security_new_device: {
      title: 'Connexion depuis un nouvel appareil',
      body: NOT_YOU,
    },
    security_codes_refused: {
      title: 'Code erroné saisi cinq fois',
      body: NOT_YOU,
    },
    security_password_changed: {
      title: 'Mot de passe de connexion modifié',
      body: NOT_YOU,
    },
    security_password_reset: {
      title: 'Mot de passe de connexion redéfini par code',
      body: NOT_YOU,
    },
    security_fund_password_set: {
      title: 'PIN de retrait défini',
      body: NOT_YOU,
    },
    security_fund_password_changed: {
      title: 'PIN de retrait modifié',
      body: NOT_YOU,
    },
    security_email_bound: {
      title: 'Adresse e-mail ajoutée',
      body: NOT_YOU,
    },
    security_email_restored: {
      title: 'Changement d’e-mail annulé',
      body: NOT_YOU,
    },
    security_sessions_ended: {
      title: 'Sessions fermées',
      body: NOT_YOU,
    },
    security_data_exported: {
      title: 'Données enregistrées dans un fichier',
      body: NOT_YOU,
    },
  },
} as const;
