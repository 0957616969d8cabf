import { bundle } from './bundle.mjs';
import { entries } from './entries.mjs';

const DRAWING = /\/illustration\/art\//;
/** What the wrapping of modules may cost. */
const SLACK = 64;

/**
 * See that an app which uses one component carries that component alone, even where it imports it through a
 * file that passes on every component there is.
 *
 * @returns {Promise<string[]>} what is wrong.
 */
export async function checkShaking() {
  const barrel = entries()
    .map((name) => `import * as ${name.replaceAll('-', '_')} from ${JSON.stringify(`ui:${name}`)};`)
    .join('\n');
  const alone = await bundle("import * as button from 'ui:button';\nexport const Button = button.Button;");
  const through = await bundle(`${barrel}\nexport const Button = button.Button;`);
  const drawing = await bundle(
    "import { scenes } from 'ui:illustration';\nexport const drawing = scenes.failed;",
  );
  const drawings = await bundle(
    "import { scenes } from 'ui:illustration';\nexport const drawing = (name) => scenes[name];",
  );

  return [
    ...through.modules
      .filter((id) => !alone.modules.includes(id))
      .map((id) => `an app that imports Button alone carries ${id}`),
    ...(through.bytes > alone.bytes + SLACK
      ? [`Button is ${alone.bytes} bytes alone, and ${through.bytes} where every component can be reached`]
      : []),
    ...(drawingsIn(drawing) === 1 ? [] : [`an app that shows one drawing carries ${drawingsIn(drawing)}`]),
    ...(drawingsIn(drawings) > 1 ? [] : ['an app that shows any drawing was bundled without them']),
  ];
}

function drawingsIn(/** @type {{ modules: string[] }} */ { modules }) {
  return modules.filter((id) => DRAWING.test(id)).length;
}
