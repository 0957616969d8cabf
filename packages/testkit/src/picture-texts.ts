import type { StoryLanguage } from './story-language.ts';

/** Create the texts of a picture field, with its limits, as the app does. */
export function pictureLabels(
  { t, format }: StoryLanguage,
  limits: { readonly maxCount: number; readonly maxBytes: number },
) {
  const count = format.number(limits.maxCount);
  const size = format.fileSize(limits.maxBytes);
  return {
    add: t('pictures.add'),
    limits: t('pictures.limits', { count, size }),
    preparing: t('pictures.preparing'),
    sending: (name: string) => t('pictures.sending', { name }),
    size: format.fileSize,
    remove: (name: string) => t('pictures.remove', { name }),
    cancel: (name: string) => t('pictures.cancel', { name }),
    retry: (name: string) => t('pictures.retry', { name }),
    problem: {
      'not-a-picture': t('pictures.problem.notAPicture'),
      heic: t('pictures.problem.heic'),
      broken: t('pictures.problem.broken'),
      'too-big': t('pictures.problem.tooBig', { size }),
    },
    tooMany: (left: number) => t('pictures.tooMany', { count, left: format.number(left) }),
    still: t('pictures.still'),
    failed: t('error.unknown'),
  };
}
