import { kill } from 'node:process';

import { servingProcesses } from './processes.ts';

/** Services that are under the soak. */
export interface SoakedServices {
  readonly pid: () => number;
  /** End all of them as a power cut would, and start them again on the same data. */
  readonly cutPower: () => Promise<void>;
  /** Process of the PostgreSQL in the data folder. */
  readonly databasePid: () => Promise<number>;
}

/** Something that goes wrong on purpose. */
export interface Fault {
  readonly name: string;
  readonly happen: (services: SoakedServices) => Promise<void>;
}

const killOne: Fault = {
  name: 'one process killed',
  async happen(services) {
    const serving = await servingProcesses(services.pid());
    const one = serving[Math.floor(Math.random() * serving.length)];
    if (one !== undefined) kill(one.pid, 'SIGKILL');
  },
};

const replaceAll: Fault = {
  name: 'all processes replaced in turn',
  happen(services) {
    kill(services.pid(), 'SIGHUP');
    return Promise.resolve();
  },
};

const killDatabase: Fault = {
  name: 'PostgreSQL killed',
  async happen(services) {
    kill(await services.databasePid(), 'SIGKILL');
  },
};

const cutPower: Fault = { name: 'power cut', happen: (services) => services.cutPower() };

/** Faults that happen in turn; none for a single process, which no other could replace. */
export const faultsFor = (processes: number): readonly Fault[] =>
  processes > 1 ? [killOne, replaceAll, cutPower, killDatabase] : [cutPower, killDatabase];
