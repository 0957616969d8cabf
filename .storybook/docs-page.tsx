import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Markdown,
  Primary,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { fitFrames } from './fit-frames.ts';
import { OnApproach } from './on-approach.tsx';
import './docs-page.css';

const contracts = import.meta.glob<string>('../packages/ui/src/*/SPEC.md', {
  query: '?raw',
  import: 'default',
});

/** What a component is for, how it looks, what it takes, what it keeps to, and every state that has a story. */
export function DocsPage() {
  const { componentStories, getStoryContext } = useContext(DocsContext);
  const [first, ...others] = componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const choices = first === undefined ? '' : choicesOf(getStoryContext(first).globals, first.storyGlobals);
  if (first === undefined) return null;
  // What the frames of this page are addressed by; they are made anew where the toolbar says otherwise.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=${choices}` });
  return (
    <div key={choices} ref={fitFrames}>
      <Title />
      <Description />
      <div className="docs-primary" data-wide={needsWidth(first.storyGlobals)}>
        <Primary />
      </div>
      <Heading>Props</Heading>
      <Controls />
      <Contract fileName={String(first.parameters['fileName'])} />
      {others.length === 0 ? null : <Heading>States</Heading>}
      <div className="docs-states">
        {others.map((story) => (
          <div key={story.id} data-wide={needsWidth(story.storyGlobals)}>
            <OnApproach>
              <DocsStory of={story.moduleExport} expanded __forceInitialArgs />
            </OnApproach>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The toolbar's choices as an address has them; what a story itself decides stays out of them. */
function choicesOf(
  globals: Readonly<Record<string, unknown>>,
  own: Readonly<Record<string, unknown>>,
): string {
  return ['locale', 'theme', 'textSize']
    .filter((name) => !(name in own) && globals[name] !== undefined)
    .map((name) => `${name}:${String(globals[name])}`)
    .join(';');
}

/** Whether a story asks for more than a phone's window. */
function needsWidth({ viewport }: Readonly<Record<string, unknown>>): boolean {
  const value =
    typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : null;
  return value === 'tablet' || value === 'desktop' || value === '100pct-100pct';
}

/** The SPEC beside a component that behaves: names, keys, what is announced. */
function Contract({ fileName }: { fileName: string }) {
  const [text, setText] = useState<string>();
  useEffect(() => {
    let shown = true;
    readContract(fileName).then(
      (markdown) => (shown ? setText(markdown) : undefined),
      () => (shown ? setText(undefined) : undefined),
    );
    return () => {
      shown = false;
    };
  }, [fileName]);
  if (text === undefined) return null;
  return (
    <>
      <Heading>What it keeps to</Heading>
      <Markdown>{text}</Markdown>
    </>
  );
}

/** The SPEC in the folder of a file of stories, without its title: that is the page's. */
async function readContract(fileName: string): Promise<string | undefined> {
  const markdown = await contracts[`.${fileName.replace(/[^/]+$/, 'SPEC.md')}`]?.();
  return markdown?.replace(/^# .*\n/, '').replaceAll(/^## /gm, '### ');
}
