import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Stories,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import './docs-page.css';
import { FRAMED } from './take-frame.ts';

// A story in a frame is not played, or it would take the focus and the page along.
Object.assign(globalThis, { PREVIEW_URL: 'iframe.html?embed=true' });

const contracts = import.meta.glob<string>('../packages/ui/src/*/*/SPEC.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * A component's purpose, looks, props and contract, and every state that has a story. Of one that
 * covers a page the first does, for each takes the focus; the others stand in the sidebar.
 */
export function DocsPage() {
  const { parameters, tags } = useContext(DocsContext).storyById();
  const contract = contracts[`.${String(parameters['fileName']).replace(/[^/]+$/, 'SPEC.md')}`];
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Heading>Props</Heading>
      <Controls />
      {contract === undefined ? null : (
        <>
          <Heading>What it keeps to</Heading>
          {/* Its title is the page's. */}
          <Markdown>{contract.replace(/^# .*\n/, '').replaceAll(/^## /gm, '### ')}</Markdown>
        </>
      )}
      {tags.includes(FRAMED) ? null : <Stories title={<Heading>States</Heading>} includePrimary={false} />}
    </>
  );
}
