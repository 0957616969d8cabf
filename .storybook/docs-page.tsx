import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Markdown,
  Stories,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import './docs-page.css';
import type { ComponentDocs } from './prop-docs.ts';
import { withoutReferences } from './references.ts';
import { isAdvice } from './story-tags.ts';
import { FRAMED } from './take-frame.ts';

// A story in a frame is not played, or it would take the focus and the page along.
Object.assign(globalThis, { PREVIEW_URL: 'iframe.html?embed=true' });

const contracts = import.meta.glob<string>('../packages/ui/src/*/*/SPEC.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Accessibility of a component without a SPEC. */
const OF_ELEMENT =
  'Its keys are those of the element that it renders, and screen readers announce it as that.';

/** Show the heading that a link names: Storybook looks for it before what is below the first story is there. */
function showLinked() {
  // No frame, or one of another site, whose address cannot be read.
  const { hash } = frameElement === null ? location : parent.location;
  document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
}

/**
 * Lay out a component's purpose, looks, use, contract, props, and every state that has a story. A story that covers
 * the page is shown by the first one alone, because each takes the focus; the others are in the sidebar.
 */
export function DocsPage() {
  const { channel, componentStories } = useContext(DocsContext);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const look = ({ newPhase }: { readonly newPhase: string }) => {
      if (newPhase === 'completing' || newPhase === 'errored') setDrawn(true);
    };
    channel.on(STORY_RENDER_PHASE_CHANGED, look);
    return () => channel.off(STORY_RENDER_PHASE_CHANGED, look);
  }, [channel]);
  useEffect(() => {
    if (drawn) showLinked();
  }, [drawn]);
  const stories = componentStories();
  const [first] = stories;
  if (first === undefined) return <Title />;
  const advice = stories.filter(({ tags: of }) => of.some(isAdvice));
  const { parameters, tags } = first;
  const docs = Reflect.get(Object(first.component), '__docgenInfo') as ComponentDocs | undefined;
  const contract = contracts[`.${String(parameters['fileName']).replace(/[^/]+$/, 'SPEC.md')}`];
  return (
    <>
      <Title />
      <Description />
      <Canvas of={first.moduleExport} withToolbar sourceState="shown" />
      {/* What is below shares its time, frames as well: it would make the first story wait. */}
      {drawn ? (
        <>
          <Heading>When to use it</Heading>
          <Markdown>{`**For:** ${docs?.when}\n\n**Otherwise:** ${docs?.instead}`}</Markdown>
          {advice.map((story) => (
            <DocsStory key={story.id} of={story.moduleExport} />
          ))}
          <Heading>What it keeps to</Heading>
          {/* Its title is the page's. */}
          <Markdown>
            {withoutReferences(contract ?? OF_ELEMENT)
              .replace(/^# .*\n/, '')
              .replaceAll(/^## /gm, '### ')}
          </Markdown>
          <Heading>Props</Heading>
          <Controls />
          {tags.includes(FRAMED) ? null : (
            <Stories title={<Heading>States</Heading>} includePrimary={false} />
          )}
        </>
      ) : null}
    </>
  );
}
