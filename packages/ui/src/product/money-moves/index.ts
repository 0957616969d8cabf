export { MoneyMoves, type MoneyMove, type MoneyMoveEnd, type MoneyMovesProps } from './money-moves.tsx';
