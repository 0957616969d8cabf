import { EMPTY_POST, type PostDraft } from '@paydirt/ui/post-composer';
import { useEffect, useRef, useState } from 'react';

import { pictureAddress } from '../data/publish.ts';
import { useDraft } from '../../../forms/draft.ts';

const NOTHING_WRITTEN = {
  text: '',
  attachment: 'none',
  pictures: '[]',
  videoUrl: '',
  videoText: '',
  intentId: '',
};

/** A picture of a draft as it is kept: the service has it already, for a clock day. */
interface KeptPicture {
  readonly fileId: string;
  readonly name: string;
  readonly text: string;
}

function readKept(json: string): readonly KeptPicture[] {
  try {
    const kept: unknown = JSON.parse(json);
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    // Somebody wrote into the browser's store: a draft without pictures is better than none.
    return [];
  }
}

function isKept(value: unknown): value is KeptPicture {
  if (typeof value !== 'object' || value === null) return false;
  const { fileId, name, text } = value as Readonly<Record<string, unknown>>;
  return [fileId, name, text].every((part) => typeof part === 'string');
}

/** Read a picture back from where the service shows it; null where it is no longer kept. */
async function fetchPicture({ fileId }: KeptPicture): Promise<Blob | null> {
  try {
    const response = await fetch(pictureAddress(fileId));
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}

const attachmentOf = (text: string): PostDraft['attachment'] =>
  text === 'pictures' || text === 'video' ? text : 'none';

/** Keep what is being written, with the pictures that the service has already: after a reload and a crash it is there again. */
export function usePostDraft() {
  const draft = useDraft('post', NOTHING_WRITTEN);
  const { values } = draft;
  const [kept] = useState(() => readKept(values.pictures));
  const [pictures, setPictures] = useState<PostDraft['pictures']>([]);
  const [restoring, setRestoring] = useState(kept.length > 0);
  const [lost, setLost] = useState(0);
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current || kept.length === 0) return;
    begun.current = true;
    async function restore() {
      const found = await Promise.all(
        kept.map(async (picture) => ({ picture, blob: await fetchPicture(picture) })),
      );
      const restored = found.flatMap(({ picture: { fileId, name, text }, blob }) =>
        blob === null ? [] : [{ id: fileId, name, text, blob, remote: fileId }],
      );
      setPictures((added) => [...restored, ...added]);
      setLost(kept.length - restored.length);
      setRestoring(false);
    }
    void restore();
  }, [kept]);

  function change(next: PostDraft) {
    setPictures(next.pictures);
    draft.change({
      text: next.text,
      attachment: next.attachment,
      videoUrl: next.videoUrl,
      videoText: next.videoText,
      // Something else than what was sent before.
      intentId: '',
      pictures: JSON.stringify(
        next.pictures.flatMap(({ remote, name, text = '' }) =>
          remote === undefined ? [] : [{ fileId: remote, name, text }],
        ),
      ),
    });
  }

  const { text, videoUrl, videoText } = values;
  return {
    value: {
      ...EMPTY_POST,
      text,
      videoUrl,
      videoText,
      pictures,
      attachment: attachmentOf(values.attachment),
    },
    change,
    /** Pictures of the draft are being read back. */
    restoring,
    /** How many of them were no longer kept. */
    lost,
    /** The name of this intent, the same until something is changed. */
    begin(): string {
      const intentId = values.intentId || crypto.randomUUID();
      draft.change({ intentId });
      return intentId;
    },
    discard() {
      setPictures([]);
      setLost(0);
      draft.clear();
    },
    clear: draft.clear,
  };
}
