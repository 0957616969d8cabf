// Imports every entry as a framework with server components does, and prints a line for each export that a
// server cannot use. Copied into the consumer app and run there by `node --conditions=react-server`; its
// arguments are the names of the entries.
import { registerHooks } from 'node:module';

const CLIENT = Symbol.for('react.client.reference');

// On the server a module that begins with 'use client' is a list of names for the browser's bundle.
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const { source = '' } = loaded;
    const code = typeof source === 'string' ? source : new TextDecoder().decode(source);
    if (!/^["']use client["']/.test(code)) return loaded;
    const exported = [...code.matchAll(/^export \{([^}]*)\};?$/gm)].flatMap(([, names = '']) =>
      names.split(','),
    );
    const lines = exported.map(
      (name) => `export const ${nameOf(name)} = { $$typeof: Symbol.for('${CLIENT.description}') };`,
    );
    return { ...loaded, source: lines.join('\n') };
  },
});

function say(/** @type {string} */ fault) {
  process.stdout.write(`${fault}\n`);
}

function nameOf(/** @type {string} */ exported) {
  return exported.trim().split(' ').at(-1);
}

for (const entry of process.argv.slice(2)) {
  try {
    const exported = await import(`@paydirt/ui/${entry}`);
    for (const [name, value] of Object.entries(exported)) {
      const isForBrowsers = /^(use)?[A-Z]\w*[a-z]/.test(name);
      if (value.$$typeof === CLIENT && !isForBrowsers)
        say(`${entry}: ${name} is no component, and a server cannot call or read it`);
    }
  } catch (error) {
    say(`${entry}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
