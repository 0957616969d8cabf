import { type Example, exampleOf } from '../example.ts';
import { budget, fillBudget, spendBudget } from './budget.ts';

const LEFT = { left: '4812.40', capital: '100000.00' };

export function examples(): Example[] {
  return [
    exampleOf(budget, {}, LEFT),
    exampleOf(fillBudget, { amount: '10' }, LEFT),
    exampleOf(spendBudget, { phone: '+2348012345678', left: '4000' }, LEFT),
  ];
}
