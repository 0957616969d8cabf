export {
  ProofPath,
  type ProofChange,
  type ProofNode,
  type ProofPathProps,
  type ProofState,
  type ProofStep,
} from './proof-path.tsx';
