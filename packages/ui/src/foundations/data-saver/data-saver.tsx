import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

/** The pictures that have been shown so far, and a function that shows another one. */
interface Saver {
  readonly label: string;
  readonly shown: ReadonlySet<string>;
  readonly show: (src: string) => void;
}

const SaverContext = createContext<Saver | null>(null);

export interface DataSaverProps {
  /** Hold pictures back until they are tapped. */
  on: boolean;
  /** Label of the button in place of a picture ("Show the picture"). */
  label: string;
  /** The part of the page whose pictures are held back. */
  children: ReactNode;
}

/**
 * Hold back all pictures inside until each is tapped; a picture that was shown once stays. Renders no element.
 *
 * @when Content with pictures, for members who pay for each byte.
 * @instead Use `Illustration` for a picture that a page needs to make sense: it is shown at once.
 */
export function DataSaver({ on, label, children }: DataSaverProps) {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const saver = useMemo<Saver>(
    () => ({ label, shown, show: (src) => setShown((before) => new Set([...before, src])) }),
    [label, shown],
  );
  return <SaverContext value={on ? saver : null}>{children}</SaverContext>;
}

/** A picture that is not loaded, to save data. */
export interface HeldPicture {
  readonly label: string;
  readonly show: () => void;
}

/** Get a function that tells whether a picture is not loaded, for code that draws pictures itself. */
export function useHeldPictures(): (src: string) => boolean {
  const saver = useContext(SaverContext);
  return (src) => saver !== null && !saver.shown.has(src);
}

/** Get a picture that is not loaded; null where it may be fetched. */
export function useHeldPicture(src: string | null | undefined): HeldPicture | null {
  const saver = useContext(SaverContext);
  if (saver === null || !src || saver.shown.has(src)) return null;
  return { label: saver.label, show: () => saver.show(src) };
}
