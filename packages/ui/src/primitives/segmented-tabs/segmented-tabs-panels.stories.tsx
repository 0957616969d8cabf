import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { SegmentedTabs, TabPanel } from './index.ts';
import { filter } from './segmented-tabs.fixture.tsx';

const meta = {
  title: 'Primitives/SegmentedTabs',
  component: SegmentedTabs,
  ...filter,
} satisfies Meta<typeof SegmentedTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As where the address selects the tab, with a panel elsewhere, which names the tabs. */
export const Controlled: Story = {
  args: { id: 'products' },
  render: function Render({ id, ...args }) {
    const [value, setValue] = useState<string>('open');
    return (
      <>
        <header>
          <SegmentedTabs
            {...args}
            id={id}
            value={value}
            onValueChange={(next) => {
              args.onValueChange?.(next);
              setValue(next);
            }}
          />
        </header>
        <TabPanel tabs={id} value={value} className="pt-4 text-ink-2">
          {args.items.find((item) => item.value === value)?.label}
        </TabPanel>
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const [all, open] = args.items.map(({ label }) => label);
    await expect(canvas.getByRole('tabpanel', { name: open! })).toHaveTextContent(open!);
    await userEvent.click(canvas.getByRole('tab', { name: all! }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('all');
    await expect(canvas.getByRole('tabpanel', { name: all! })).toHaveTextContent(all!);
  },
};

/** Two of them, each with ids and a selection of its own; without a value, the first is shown. */
export const Two: Story = {
  render: (args) => (
    <div className="grid gap-6">
      {[args.defaultValue, undefined].map((value) => (
        <div key={value ?? ''}>
          <SegmentedTabs {...args} defaultValue={value}>
            {args.items.map((item) => (
              <TabPanel key={item.value} value={item.value} className="pt-4 text-ink-2">
                {item.label}
              </TabPanel>
            ))}
          </SegmentedTabs>
        </div>
      ))}
    </div>
  ),
  args: { defaultValue: 'timed-sale' },
  play: async ({ args, canvas, canvasElement }) => {
    const [all, open, rush] = args.items.map(({ label }) => label);
    const shown = () => canvas.getAllByRole('tabpanel').map((panel) => panel.textContent);
    await expect(shown()).toEqual([rush, all]);
    await userEvent.click(canvas.getAllByRole('tab', { name: open! })[1]!);
    await expect(shown()).toEqual([rush, open]);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('open');
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
    for (const tab of canvas.getAllByRole('tab', { selected: true })) {
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      await expect(panel).toHaveAttribute('aria-labelledby', tab.id);
    }
  },
};

/** Without panels, as above a list that it filters: it references nothing. */
export const WithoutPanels: Story = {
  render: (args) => <SegmentedTabs {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: args.items[1]!.label }));
    const tab = canvas.getByRole('tab', { selected: true });
    await expect(tab).toHaveAccessibleName(args.items[1]!.label);
    await expect(tab).not.toHaveAttribute('aria-controls');
  },
};

/** Focusable elements in a panel are tab stops. A panel without any is a tab stop itself, even when that changes. */
export const PanelsByKeyboard: Story = {
  render: function Render(args) {
    const [links, setLinks] = useState(false);
    const { t } = spoken();
    return (
      <>
        <SegmentedTabs {...args}>
          <TabPanel value="all" className="py-4">
            {links ? <a href="#/projects">{t('products.filter.open')}</a> : t('products.filter.all')}
          </TabPanel>
        </SegmentedTabs>
        <Button onClick={() => setLinks(true)}>{t('common.showMore')}</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('tabpanel');
    await waitFor(() => expect(panel).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(panel).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel).not.toHaveAttribute('tabindex'));
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
