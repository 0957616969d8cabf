import type { CallError } from '@paydirt/contract';
import { CONSTANTS } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { type CroppedPicture, cutOut, MIDDLE, PictureCrop } from '@paydirt/ui/picture-crop';
import { useState } from 'react';

import { FormFailure } from '../../../forms/form-failure.tsx';
import { useTakeUser } from '../../../platform/data/user.ts';
import { useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';
import { fieldMessageKey } from '../../../platform/services/errors.ts';
import { Sheet } from '../../../shell/screen/sheet.tsx';
import { useModifyHead } from '../data/picture.ts';

// Exported here, so that opening the picture and this sheet load as one chunk.
export { openForCrop } from '@paydirt/ui/picture-crop';

interface CropSheetProps {
  picture: CroppedPicture;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Choose the square of a picture for the avatar, and send it redrawn, without the file's metadata. */
export function CropSheet({ picture, open, onOpenChange }: CropSheetProps) {
  const t = useT();
  const format = useFormat();
  const takeUser = useTakeUser();
  const failureText = useFailureText();
  const saving = useModifyHead();
  const [crop, setCrop] = useState(MIDDLE);
  const [problem, setProblem] = useState<string | null>(null);

  function showFailure(error: CallError) {
    const reason = error.details.fields?.['file'];
    setProblem(reason === undefined ? failureText(error) : t(fieldMessageKey(reason)));
  }

  async function save() {
    setProblem(null);
    const file = await cutOut(picture.bitmap, crop, {
      edge: CONSTANTS.AVATAR_SENT_EDGE,
      maxBytes: CONSTANTS.AVATAR_MAX_BYTES,
    });
    if (file === null) {
      setProblem(t('pictures.problem.broken'));
      return;
    }
    const result = await saving.send({ file });
    if (result === null) return;
    if (!result.ok) {
      showFailure(result.error);
      return;
    }
    takeUser(result.value.data);
    onOpenChange(false);
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('me.picture.crop')}
      footer={
        <Button variant="primary" size="lg" wide busy={saving.sending} onClick={() => void save()}>
          {t('me.picture.use')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        {picture.still ? <p className="text-15">{t('me.picture.still')}</p> : null}
        <PictureCrop
          picture={picture.bitmap}
          value={crop}
          onValueChange={setCrop}
          hint={t('me.picture.hint')}
          labels={{
            area: t('me.picture.area'),
            zoom: t('me.picture.zoom'),
            across: t('me.picture.across'),
            down: t('me.picture.down'),
            percent: (percent) => format.percent(percent * 10),
          }}
        />
        <FormFailure text={problem} />
      </div>
    </Sheet>
  );
}
