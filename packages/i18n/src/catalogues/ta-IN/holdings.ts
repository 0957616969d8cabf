export const holdings = {
  value: 'இப்போது எல்லாவற்றையும் திருப்பிக் கொடுத்தால் கிடைப்பது',
  count: { one: '{{count}} குத்தகை', other: '{{count}} குத்தகைகள்' },
  givesBack: 'இப்போது திருப்பிக் கொடுத்தால் ரீஃபண்ட்',
  fullUntil: '{{time}} வரை முழு ரீஃபண்ட்',
  proRata: 'மீதமுள்ள நாட்களின் விகிதப்படி',
  giveBack: 'திருப்பிக் கொடு',
  giveBackOne: '{{name}}: திருப்பிக் கொடு',
  hidden: 'மறைக்கப்பட்ட தொகை',
} as const;
