export {
  PostComposer,
  type PostAttachments,
  type PostComposerLabels,
  type PostComposerProps,
} from './post-composer.tsx';
export { EMPTY_POST, type PostAttachment, type PostDraft } from './post-draft.ts';
