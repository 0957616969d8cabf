import { SCENARIOS, type ScenarioName } from '@paydirt/contract/sandbox/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';

import type { MemberState } from '../../../e2e/src/support/sandbox.ts';
import { type Flow, type FlowDevice, hidePhone, playFlow } from './flow.ts';
import { deviceOf } from './flow-story.tsx';
import { logInAs } from './visits.ts';

interface Choice {
  /** The world to enter; each one except the seed has one member. */
  readonly scenario: 'seed' | ScenarioName;
  /** A ready-made member of the seed, or nobody. */
  readonly member: 'visitor' | MemberState;
  /** Days by which the clock is moved. */
  readonly days: number;
}

const meta: Meta<Choice> = {
  title: 'Flows/Play it yourself',
  tags: ['!test'],
  args: { scenario: 'seed', member: 'with_leases', days: 0 },
  argTypes: {
    scenario: { control: 'select', options: ['seed', ...SCENARIOS] },
    member: {
      control: 'select',
      options: ['visitor', 'new', 'with_leases', 'nothing_bound', 'high_level'] satisfies Choice['member'][],
      if: { arg: 'scenario', eq: 'seed' },
    },
    days: { control: { type: 'range', min: 0, max: 30 } },
  },
};

export default meta;

/** Create the single step that opens the chosen page. */
function flowOf({ scenario, member, days }: Choice): Flow {
  return {
    async Begin(here) {
      const { sandbox } = here;
      if (scenario !== 'seed') await sandbox.enter(scenario);
      const [hero] = (await sandbox.seed()).members;
      const who = scenario === 'seed' ? member : (hero?.about ?? 'visitor');
      if (who !== 'visitor') await logInAs(here, who);
      if (days > 0) await sandbox.moveClock({ days });
    },
  };
}

function Phone({ device, ...choice }: Choice & { readonly device: FlowDevice }) {
  const choiceText = JSON.stringify({ choice, device });
  useEffect(() => {
    const { choice: chosen, device: on } = JSON.parse(choiceText) as { choice: Choice; device: FlowDevice };
    let isPassed = false;
    playFlow(flowOf(chosen), 'Begin', on, (_name, run) => run()).catch((cause: unknown) => {
      // After another choice this frame is removed, so the rest of its flow fails: that is expected.
      if (!isPassed) throw cause;
    });
    return () => {
      isPassed = true;
    };
  }, [choiceText]);
  useEffect(() => hidePhone, []);
  return null;
}

/** The app on its services, logged in as the member chosen in the controls; nothing is kept. */
export const Anybody: StoryObj<Choice> = {
  render: (args, { globals }) => <Phone {...args} device={deviceOf(globals)} />,
};
