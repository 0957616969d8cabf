export { TestPanel } from './test-panel.tsx';
