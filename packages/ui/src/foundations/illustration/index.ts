export { Illustration, type IllustrationProps } from './illustration.tsx';
export { markViewBox, scenes, type SceneName } from './scenes.ts';
