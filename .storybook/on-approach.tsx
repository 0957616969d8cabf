import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * Draw `children` once they come into the window, and not ahead of it. A story on a page of docs is a page of its own
 * to load, and its play moves the focus: all at once are slow, and one further down would scroll the page to itself.
 */
export function OnApproach({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || box.current === null) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setNear(entries.some((entry) => entry.isIntersecting)),
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [near]);
  return (
    <div ref={box} className={near ? undefined : 'docs-ahead'}>
      {near ? children : null}
    </div>
  );
}
