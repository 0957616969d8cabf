export { ProofPath, type ProofPathProps, type ProofState } from './proof-path.tsx';
export type { ProofChange, ProofNode, ProofStep } from './proof-path-climb.tsx';
