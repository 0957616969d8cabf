import type { ReactNode } from 'react';

interface PageProps {
  /** A picture over the title. */
  mark?: ReactNode;
  title: string;
  /** The page's subject and its reasons, in one or two sentences. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page of the foundations: its title, a lead, and its content. */
export function Page({ mark, title, lead, children }: PageProps) {
  return (
    <article className="mx-auto flex max-w-5xl flex-col gap-8 px-4 py-8 md:px-8">
      <header className="flex flex-col gap-2">
        {mark}
        <h1 className="font-title text-32 font-bold tracking-tight">{title}</h1>
        <p className="max-w-[60ch] text-15 text-ink-2">{lead}</p>
      </header>
      {children}
    </article>
  );
}

interface SectionProps {
  title: string;
  /** A sentence that applies to the whole section. */
  text?: ReactNode;
  children?: ReactNode;
}

/** A part of a page. */
export function Section({ title, text, children }: SectionProps) {
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="font-title text-20 font-bold">{title}</h2>
        {text === undefined ? null : <p className="max-w-[60ch] text-13 text-ink-2">{text}</p>}
      </div>
      {children}
    </section>
  );
}
