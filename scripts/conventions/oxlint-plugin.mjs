// ESLint's rule against code that matches a selector, once for each subject of .oxlintrc.json: a file covered by
// two of them is checked for both.
import { builtinRules } from 'eslint/use-at-your-own-risk';

const rule = builtinRules.get('no-restricted-syntax');

export default {
  meta: { name: 'refused' },
  rules: Object.fromEntries(
    ['clock', 'network', 'numbers', 'dates', 'tests', 'markup'].map((subject) => [subject, rule]),
  ),
};
