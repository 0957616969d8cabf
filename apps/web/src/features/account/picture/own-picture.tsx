import type { User } from '@paydirt/contract/account/session';
import { CONSTANTS } from '@paydirt/domain';
import { Avatar } from '@paydirt/ui/avatar';
import { Button, FileButton } from '@paydirt/ui/button';
import type { CroppedPicture } from '@paydirt/ui/picture-crop';
import { useEffect, useRef, useState } from 'react';

import { FormFailure } from '../../../forms/form-failure.tsx';
import { useTakeUser } from '../../../platform/data/user.ts';
import { useFailureText, useFormat, usePlatform, useT } from '../../../platform/hooks.tsx';
import { givenName } from '../../../platform/member-name.ts';
import { part } from '../../../shell/screen/part.tsx';
import { PartBoundary } from '../../../shell/screen/part-boundary.tsx';
import { useRemoveHead } from '../data/picture.ts';

const CropSheet = part([], async () => (await import('./crop-sheet.tsx')).CropSheet);

/** Choose, crop or remove the member's picture. Without one the initials are shown. */
export function OwnPicture({ user }: { user: User }) {
  const t = useT();
  const format = useFormat();
  const takeUser = useTakeUser();
  const failureText = useFailureText();
  const { chunkFailed } = usePlatform();
  const removing = useRemoveHead();
  const [picture, setPicture] = useState<CroppedPicture | null>(null);
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  // A decoded photograph takes much memory: release it on unmount and when another replaces it.
  useEffect(() => () => picture?.bitmap.close(), [picture]);

  async function take(file: File) {
    setProblem(null);
    setOpening(true);
    const cropping = await import('./crop-sheet.tsx').catch(() => null);
    if (cropping === null) {
      setOpening(false);
      setProblem(t('common.loadFailed'));
      void chunkFailed();
      return;
    }
    const opened = await cropping.openForCrop(file, CONSTANTS.AVATAR_OPENED_MAX_BYTES);
    setOpening(false);
    if (!opened.ok) {
      const size = format.fileSize(CONSTANTS.AVATAR_OPENED_MAX_BYTES);
      const texts = {
        'not-a-picture': t('pictures.problem.notAPicture'),
        heic: t('pictures.problem.heic'),
        broken: t('pictures.problem.broken'),
        'too-big': t('me.picture.tooBig', { size }),
      };
      setProblem(texts[opened.problem]);
      return;
    }
    setPicture(opened.picture);
    setOpen(true);
  }

  async function remove() {
    setProblem(null);
    const result = await removing.send({});
    if (result === null) return;
    if (!result.ok) {
      setProblem(failureText(result.error));
      return;
    }
    takeUser(result.value.data);
    // The button that removed the picture is gone: move the focus, which would be lost.
    chooser.current?.focus();
  }

  const has = user.avatarUrl !== null;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar
          name={givenName(user) ?? user.invitationCode}
          src={user.avatarUrl ?? undefined}
          frame={user.markBackgroundUrl ?? undefined}
          size="lg"
          decorative
        />
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="font-title text-17 font-bold">{t('me.picture.title')}</h2>
          <p className="text-13 text-pretty text-ink-2">{t('me.picture.text')}</p>
        </div>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
        <FileButton
          ref={chooser}
          accept="image/jpeg,image/png,image/webp,image/gif,image/heic"
          busy={opening}
          onFile={(file) => void take(file)}
        >
          {has ? t('me.picture.another') : t('me.picture.choose')}
        </FileButton>
        {has ? (
          <Button icon="trash" busy={removing.sending} onClick={() => void remove()}>
            {t('me.picture.remove')}
          </Button>
        ) : null}
      </div>
      <FormFailure text={problem} />
      {picture === null ? null : (
        <PartBoundary resetKey={String(open)} onFailed={() => setOpen(false)}>
          <CropSheet key={pictureKey(picture)} picture={picture} open={open} onOpenChange={setOpen} />
        </PartBoundary>
      )}
    </div>
  );
}

const keys = new WeakMap<CroppedPicture, number>();
let chosen = 0;

/** Each picture that is chosen begins in the middle. */
function pictureKey(picture: CroppedPicture): number {
  const key = keys.get(picture) ?? (chosen += 1);
  keys.set(picture, key);
  return key;
}
