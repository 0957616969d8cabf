export {
  ProofPath,
  type ProofNode,
  type ProofPathProps,
  type ProofState,
  type ProofStep,
} from './proof-path.tsx';
