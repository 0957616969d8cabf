import { EMPTY_POST, type PostDraft } from '@paydirt/ui/post-composer';
import { useEffect, useRef, useState } from 'react';

import { pictureAddress, usePublishing } from '../data/publish.ts';
import { useDraft } from '../../../forms/draft.ts';
import { useMember, usePlatform } from '../../../platform/hooks.tsx';
import { useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { memberKey, memberKeys, POST_DRAFT } from '../../../platform/storage/stored-value.ts';

const NOTHING_WRITTEN = {
  text: '',
  attachment: 'none',
  pictures: '[]',
  unsent: '[]',
  videoUrl: '',
  videoText: '',
  intentId: '',
};

/** A stored picture of a draft: the service has it already, for a clock day. */
interface DraftPicture {
  readonly fileId: string;
  readonly name: string;
  readonly text: string;
}

function readList<T>(json: string, isOne: (value: unknown) => value is T): readonly T[] {
  try {
    const kept: unknown = JSON.parse(json);
    return Array.isArray(kept) ? kept.filter(isOne) : [];
  } catch {
    // The browser's storage was edited: a draft without pictures is better than none.
    return [];
  }
}

const isName = (value: unknown) => typeof value === 'string';

function isKept(value: unknown): value is DraftPicture {
  const { fileId, name, text } = Object(value) as Readonly<Record<string, unknown>>;
  return [fileId, name, text].every(isName);
}

/** Read a picture back from where the service shows it; null where it is no longer kept. */
async function fetchPicture({ fileId }: DraftPicture): Promise<Blob | null> {
  try {
    const response = await fetch(pictureAddress(fileId));
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}

const attachmentOf = (text: string): PostDraft['attachment'] =>
  text === 'pictures' || text === 'video' ? text : 'none';

/**
 * Choose the draft that a form opens, by the end of its name: the one in the address, else one being written, else one
 * that was not published, else a new one. A post that is being sent is in no form: changed there, it would be
 * published twice.
 */
export function useOpenedDraft(): string {
  // A draft without an end is one of an earlier version, which had a single one.
  const named = useQueryParameter('draft') ?? '';
  const userId = useMember()?.userId ?? '';
  const { local } = usePlatform();
  const [publishing] = usePublishing();
  const [opened] = useState(() => {
    const waiting = memberKeys(local, userId, POST_DRAFT)
      .map((key) => key.slice(memberKey(userId, POST_DRAFT).length))
      .filter((id) => publishing[id] !== 'sending');
    return (
      waiting.find((id) => id === named) ??
      waiting.find((id) => !publishing[id]) ??
      waiting[0] ??
      `:${crypto.randomUUID()}`
    );
  });
  return opened;
}

/** Keep a draft and its uploaded pictures, so that both are still there after a reload or a crash. */
export function usePostDraft(opened: string) {
  const draft = useDraft(`post${opened}`, NOTHING_WRITTEN);
  const { values } = draft;
  const [kept] = useState(() => readList(values.pictures, isKept));
  const [pictures, setPictures] = useState<PostDraft['pictures']>([]);
  const [restoring, setRestoring] = useState(kept.length > 0);
  // Pictures picked but not uploaded when the page closed: a page cannot keep a device's files.
  const [lost, setLost] = useState(() => readList(values.unsent, isName));
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
      const gone = kept.filter(({ fileId }) => restored.every(({ remote }) => remote !== fileId));
      setLost((names) => [...gone.map(({ name }) => name), ...names]);
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
      // Changed contents are another request, which needs its own intent id.
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
    /** Names of those that have to be picked again. */
    lost,
    /** Pictures are picked and not sent yet. */
    sending: readList(values.unsent, isName).length > 0,
    /** Keep the names of pictures that were picked but not sent yet. */
    keepUnsent(names: readonly string[]) {
      // Picking pictures again answers the notice about missing ones.
      setLost([]);
      draft.change({ unsent: JSON.stringify(names) });
    },
    /** The name of this intent, the same until something is changed. */
    begin(): string {
      const intentId = values.intentId || crypto.randomUUID();
      draft.change({ intentId });
      return intentId;
    },
    /** Forget it: it was sent, or is given up. */
    clear() {
      setPictures([]);
      setLost([]);
      draft.clear();
    },
  };
}
