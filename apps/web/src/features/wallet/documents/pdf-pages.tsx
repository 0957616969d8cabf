import { useEffect, useRef, useState } from 'react';

import { useT } from '../../../platform/hooks.tsx';
import type { OpenPdf, PageElement } from './open-pdf.ts';
import { PageText } from './page-text.tsx';

/** Finer than this the eye gains nothing, and a phone's memory loses. */
const MOST_DOTS_PER_PX = 3;
/** Coarser than this the small print could not be read when a page is drawn apart with two fingers. */
const FEWEST_DOTS = 1190;

/** The pages of a document under each other; each is drawn when it comes near. */
export function PdfPages({ pdf, onFailed }: { pdf: OpenPdf; onFailed: () => void }) {
  const t = useT();
  return (
    <ol role="list" aria-label={t('documents.pages')} className="flex flex-col gap-3">
      {Array.from({ length: pdf.pages }, (_, index) => (
        <li key={index}>
          <PdfPage
            pdf={pdf}
            page={index + 1}
            label={t('documents.pageOf', { page: index + 1, pages: pdf.pages })}
            onFailed={onFailed}
          />
        </li>
      ))}
    </ol>
  );
}

interface PdfPageProps {
  pdf: OpenPdf;
  page: number;
  label: string;
  onFailed: () => void;
}

function PdfPage({ pdf, page, label, onFailed }: PdfPageProps) {
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [elements, setElements] = useState<readonly PageElement[]>([]);

  useEffect(() => {
    const [box, paper] = [frame.current, canvas.current];
    if (box === null || paper === null) return undefined;
    let left = false;
    /** Also when the document is closed under it, which is no failure. */
    const orFail = (part: Promise<void>) =>
      part.catch(() => {
        if (!left) onFailed();
      });
    async function read() {
      const found = await pdf.read(page);
      if (!left) setElements(found);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        const dots = Math.min(window.devicePixelRatio, MOST_DOTS_PER_PX);
        // Reading the page's text does not have to wait for drawing it.
        void orFail(read());
        void orFail(pdf.draw(page, paper, Math.max(FEWEST_DOTS, Math.round(box.clientWidth * dots))));
      },
      { rootMargin: '800px' },
    );
    observer.observe(box);
    return () => {
      left = true;
      observer.disconnect();
    };
  }, [pdf, page, onFailed]);

  return (
    <article
      ref={frame}
      aria-label={label}
      className="relative overflow-hidden rounded-control border border-line"
    >
      {/* A4, so that nothing moves when it is drawn. Paper is white in the dark as well. */}
      <canvas ref={canvas} aria-hidden="true" className="block aspect-[595/842] w-full bg-white" />
      <div className="sr-only">
        <PageText elements={elements} />
      </div>
    </article>
  );
}
