import { seededTemplate } from './seeded-template.ts';

// Run while the app is built, so that a first start need not wait for it.
await seededTemplate();
