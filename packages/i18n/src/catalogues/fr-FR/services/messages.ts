const REMOVED =
  'Le texte a été signalé. Motif : {{reason}}. Votre texte : {{text}} Vous pouvez le publier de nouveau sans cette partie, ou demander dans la discussion avec l’assistance.';
const NOT_YOU =
  'Si ce n’est pas vous, changez votre mot de passe de connexion et fermez les autres sessions.';

export const messages = {
  otherReason: 'un autre, que la discussion d’assistance peut vous dire',
  kind: {
    withdrawal_paid: {
      title: 'Votre retrait a été versé',
      body: '{{net}} ont été versés, après {{fee}} de frais sur {{amount}}.',
    },
    withdrawal_returned: {
      title: 'Votre retrait n’a pas abouti',
      body: '{{reason}} De nouveau dans votre solde disponible : {{amount}}.',
    },
    recharge_credited: {
      title: 'Votre recharge est arrivée',
      body: '{{amount}} sont dans votre solde disponible.',
    },
    recharge_failed: {
      title: 'Votre recharge n’est pas arrivée',
      body: '{{reason}} C’était une recharge de {{amount}}.',
    },
    feedback_answered: {
      title: 'Votre avis a reçu une réponse',
      body: 'Ouvrez-le pour lire la réponse.',
    },
    support_answered: {
      title: 'Quelqu’un a répondu dans la discussion',
      body: 'Ouvrez la discussion pour lire la réponse.',
    },
    report_removed: {
      title: 'Ce que vous avez signalé a été supprimé',
      body: 'Votre signalement du {{time}} a été lu et le contenu a été supprimé pour tout le monde.',
    },
    report_kept: {
      title: 'Ce que vous avez signalé reste',
      body: 'Votre signalement du {{time}} a été lu. Le contenu reste masqué pour vous ; si vous n’êtes pas d’accord, demandez dans la discussion avec l’assistance.',
    },
    post_removed: {
      title: 'Votre publication a été supprimée',
      body: REMOVED,
    },
    comment_removed: {
      title: 'Votre commentaire a été supprimé',
      body: REMOVED,
    },
    guide_posted: {
      title: 'Un guide a publié votre texte',
      body: 'Il est sur le forum, inchangé, avec la mention qu’un guide l’a publié pour vous. Vous pouvez le supprimer.',
    },
    guide_declined: {
      title: 'Un guide n’a pas publié votre texte',
      body: '{{reason}} Vous pouvez le modifier et le remettre de nouveau.',
    },
    coupon_ending: {
      title: 'Votre bon se termine bientôt',
      body: '{{discount}} de remise, jusqu’au {{time}}.',
    },
    referral_waiting: {
      title: 'Votre prime d’invitation attend',
      body: 'Le budget promotionnel ne peut pas payer {{amount}} maintenant. Un nouvel essai a lieu chaque jour.',
    },
    referral_paid: {
      title: 'Votre prime d’invitation est payée',
      body: '{{amount}} sont dans votre solde, payés par le budget promotionnel.',
    },
    submission_approved: {
      title: 'Votre envoi a été accepté',
      body: '{{reward}} : {{amount}} sont dans votre solde, payés par le budget promotionnel.',
    },
    submission_waiting: {
      title: 'Votre envoi a été accepté',
      body: '{{reward}} : le budget promotionnel n’a pas pu payer {{amount}} maintenant. Cette somme reste à vous jusqu’à ce que vous la récupériez.',
    },
    submission_refused: {
      title: 'Votre envoi n’a pas été accepté',
      body: '{{reward}} : {{reason}} Vous pouvez réessayer.',
    },
    security_new_device: {
      title: 'Connexion depuis un nouvel appareil',
      body: NOT_YOU,
    },
    security_codes_refused: {
      title: 'Code refusé cinq fois',
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
      title: 'Changement d’adresse e-mail annulé',
      body: NOT_YOU,
    },
    security_sessions_ended: {
      title: 'Sessions fermées',
      body: NOT_YOU,
    },
    security_data_exported: {
      title: 'Vos données ont été enregistrées dans un fichier',
      body: NOT_YOU,
    },
  },
} as const;
