import { enterScenario, scenarios } from '@paydirt/contract/sandbox/scenarios';

import { useCall } from '../../../platform/data/use-call.ts';
import { useSend } from '../../../platform/data/use-send.ts';

/** Read the worlds that can be entered, and which one this is. */
export const useScenarios = () => useCall(scenarios, {});

/** Enter a world. */
export const useEnterScenario = () => useSend(enterScenario);
