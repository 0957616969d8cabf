/** Everything around the trees that has to be the same for both builds. */

let told: string[] = [];
let values = new Map<string, Promise<string>>();
let seed = 1;

/** Begin anew, with another row of random numbers. */
export function beginWorld(from: number): void {
  told = [];
  values = new Map();
  seed = from;
}

/** Note what happened, in its order. */
export function tell(...what: readonly unknown[]): void {
  told.push(what.join(' '));
}

/** What was told since the beginning. */
export const allTold = (): readonly string[] => told;

/** A random whole number below another. */
export function below(limit: number): number {
  seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * limit);
}

/** A value that comes after a while; a name that begins with "failure" fails. */
export function later(name: string, ms: number): Promise<string> {
  const known = values.get(name);
  if (known !== undefined) return known;
  const value = new Promise<string>((resolve, reject) => {
    setTimeout(() => (name.startsWith('failure') ? reject(new Error(name)) : resolve(name)), ms);
  });
  values.set(name, value);
  return value;
}

/** A number outside of React. */
export function createStore() {
  let version = 0;
  const listeners = new Set<() => void>();
  return {
    get: () => version,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next: number) {
      version = next;
      for (const listener of listeners) listener();
    },
  };
}
