export { Verdicts, type Verdict, type VerdictMark, type VerdictsProps } from './verdicts.tsx';
