import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { Choice } from '../../primitives/choice/choice.tsx';
import { TextArea, TextField } from '../../primitives/field/index.ts';
import { sentBy } from '../../primitives/field/typed-field.fixture.tsx';
import { SelectField } from '../../primitives/select-field/select-field.tsx';

/** A native form of uncontrolled components, which start from `defaultValue`: the app has no state. */
function Form() {
  const { t } = spoken();
  const options = [
    { value: 'all', label: t('products.filter.all') },
    { value: 'open', label: t('products.filter.open') },
  ] as const;
  return (
    <form className="flex max-w-phone flex-col gap-4 p-4">
      <TextField label={t('products.buy')} name="name" defaultValue="Mara" />
      <TextArea label={t('products.buy')} name="details" />
      <SelectField
        label={t('products.buy')}
        name="select"
        placeholder={t('products.filter.all')}
        options={options}
        defaultValue="open"
      />
      <Choice legend={t('products.buy')} name="choice" options={options} defaultValue="all" />
      <Checkbox label={t('products.filter.open')} name="box" defaultChecked />
    </form>
  );
}

const meta = { title: 'Tests/Form without state', component: Form } satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each starts with its default, takes the user's input, and submits it with the form. */
export const Held: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await expect(sentBy(canvasElement)).toEqual({
      name: 'Mara',
      details: '',
      select: 'open',
      choice: 'all',
      box: 'on',
    });
    const [name, details] = canvas.getAllByRole('textbox');
    await userEvent.type(name!, ' W');
    await userEvent.type(details!, 'x');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'all');
    await userEvent.click(canvas.getByRole('radio', { name: t('products.filter.open') }));
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(sentBy(canvasElement)).toEqual({
      name: 'Mara W',
      details: 'x',
      select: 'all',
      choice: 'open',
    });
  },
};
