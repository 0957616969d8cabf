export { Choice, type ChoiceLayout, type ChoiceOption, type ChoiceProps } from './choice.tsx';
