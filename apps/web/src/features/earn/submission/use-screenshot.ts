import type { PictureUploadProps, PreparedPicture } from '@paydirt/ui/picture-upload';
import { useState } from 'react';

import { usePictureField } from '../../../forms/picture/use-picture-field.ts';

/** One screenshot on its way into a form. */
export interface Screenshot {
  /** Props of the picture field, besides its legend and error. */
  readonly field: Pick<
    PictureUploadProps,
    'limits' | 'labels' | 'send' | 'value' | 'onValueChange' | 'onBusyChange'
  >;
  /** The upload's id; null before there is one. */
  readonly fileId: string | null;
  /** It is still being sent. */
  readonly busy: boolean;
  readonly clear: () => void;
}

/** Take one screenshot for a submission; it is uploaded as soon as it is picked. */
export function useScreenshot(): Screenshot {
  const [value, setValue] = useState<readonly PreparedPicture[]>([]);
  const [busy, setBusy] = useState(false);
  const field = usePictureField('submission', 1);
  return {
    field: { ...field, value, onValueChange: setValue, onBusyChange: setBusy },
    fileId: value[0]?.remote ?? null,
    busy,
    clear: () => setValue([]),
  };
}
