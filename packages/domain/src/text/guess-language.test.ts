import { expect, test } from 'vitest';

import { guessLanguage } from './guess-language.ts';

test.each([
  ['The trommel stood still on Thursday, and the record says so.', 'en-US'],
  ['Der Trommler stand am Donnerstag still, und das steht auch so im Eintrag.', 'de-DE'],
  ['La machine était à l’arrêt jeudi, et le relevé le dit.', 'fr-FR'],
  ['¿Alguien sabe si la hora de la cinta de arriba es UTC o la de mi teléfono?', 'es-ES'],
  ['Ieri la macchina non ha lavorato, e questo è scritto nel registro.', 'it-IT'],
  ['Bu makine perşembe günü durdu ve kayıtta da öyle yazıyor.', 'tr-TR'],
  ['Selam. Ananya’nın kursuna geç katıldım. Önce hangi haberi okumalıyım?', 'tr-TR'],
  ['यह मशीन गुरुवार को रुकी रही।', 'hi-IN'],
  ['வணக்கம்! தமிழில் எல்லாம் நன்றாகத் தெரிகிறது.', 'ta-IN'],
  ['ఈ వారం వర్షం, UTC', 'te-IN'],
  ['ಈ ವಾರ ಮಳೆ', 'kn-IN'],
])('%j is read as %s', (text, locale) => {
  expect(guessLanguage(text)).toBe(locale);
});

test.each(['', '⛏️', '118 %', 'Ines', 'Trommel USDT 5', 'OK!', '!!!', 'Ask Emre Şahin or Ayşe'])(
  'does not guess for %j',
  (text) => {
    expect(guessLanguage(text)).toBeNull();
  },
);

test('one foreign name does not change the result', () => {
  expect(guessLanguage('Thanks, அருண், that is what I have seen in the record.')).toBe('en-US');
});
