// Writes docs/words.md from the table of terms.
import { writeFileSync } from 'node:fs';

import { wordsDocument } from '../packages/i18n/src/words-document.ts';

writeFileSync(new URL('../docs/words.md', import.meta.url), wordsDocument());
