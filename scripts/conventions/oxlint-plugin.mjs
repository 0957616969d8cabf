// ESLint's rule that refuses code by a selector, once for each subject of .oxlintrc.json: a file that two of them are
// about is held to both.
import { builtinRules } from 'eslint/use-at-your-own-risk';

const rule = builtinRules.get('no-restricted-syntax');

export default {
  meta: { name: 'refused' },
  rules: Object.fromEntries(
    ['clock', 'network', 'numbers', 'dates', 'tests', 'markup'].map((subject) => [subject, rule]),
  ),
};
