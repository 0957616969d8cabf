export {
  EMPTY_POST,
  PostComposer,
  type PostAttachment,
  type PostComposerLabels,
  type PostComposerProps,
  type PostDraft,
} from './post-composer.tsx';
