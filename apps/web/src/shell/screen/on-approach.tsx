import { type ReactNode, useEffect, useRef, useState } from 'react';

import { useKeptFocus } from './use-kept-focus.ts';

/** The distance below the window within which content is drawn before it can be seen. */
const AHEAD = '320px';

/** Draw what lies further down when the member comes near it; until then `placeholder` holds its place. */
export function OnApproach({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useKeptFocus(box);
  useEffect(() => {
    if (near || box.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: `0px 0px ${AHEAD}` },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [near]);
  return <div ref={box}>{near ? children : placeholder}</div>;
}
