export const dayPassed = {
  title: 'அந்த நாள் தந்தது',
  earned: 'இயந்திரங்கள் ஈட்டியது',
  ofOwed: '{{earned}} · தர வேண்டியது {{owed}}',
  got: 'பெறத் தயார்',
  said: '{{day}}: இயந்திரங்கள் ஈட்டியது {{earned}}, தர வேண்டியது {{owed}}; நீங்கள் பெறத் தயாராக உள்ளது {{got}}.',
  range: '{{from}} – {{to}}',
  machines: 'ஒவ்வொரு இயந்திரமாக',
  skip: 'தவிர்',
  full: 'முழுமையாகத் தரப்பட்டது',
  saved: 'முழுமையாகத் தரப்பட்டது; அதன் சேமிப்பிலிருந்து {{amount}}',
  short: 'தரப்பட்டது {{paid}}, குறைவு {{amount}}',
  yours: 'பெறத் தயார்: {{paid}} / {{scheduled}}',
} as const;
