export {
  PostComposer,
  type PostAttachments,
  type PostComposerLabels,
  type PostComposerProps,
  type PostErrors,
} from './post-composer.tsx';
export { EMPTY_POST, type PostAttachment, type PostDraft } from './post-draft.ts';
