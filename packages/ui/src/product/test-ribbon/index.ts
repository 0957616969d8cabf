export { TestRibbon, type TestRibbonProps } from './test-ribbon.tsx';
