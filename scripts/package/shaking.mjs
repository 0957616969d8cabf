import { bundle } from './bundle.mjs';
import { entries } from './entries.mjs';

const DRAWING = /\/illustration\/art\//;
const HEAVY = /node_modules\/(@radix-ui|radix-ui|virtua|uqr)\//;
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
  const alone = await bundle("export { Button } from 'ui:button';");
  const through = await bundle(`${barrel}\nexport const Button = button.Button;`);
  const sheet = await bundle(`${barrel}\nexport const BottomSheet = bottom_sheet.BottomSheet;`);
  const drawing = await bundle(
    "import { scenes } from 'ui:illustration';\nexport const drawing = scenes.failed;",
  );
  const drawings = await bundle(
    "import { scenes } from 'ui:illustration';\nexport const drawing = (name) => scenes[name];",
  );

  const carried = through.modules.filter((id) => HEAVY.test(id));
  return [
    ...carried.map((id) => `an app that imports Button alone carries ${id}`),
    ...(through.bytes > alone.bytes + SLACK
      ? [`Button is ${alone.bytes} bytes alone, and ${through.bytes} where every component can be reached`]
      : []),
    // The same look at a component that does bring Radix: were it blind, the above would prove nothing.
    ...(sheet.modules.some((id) => HEAVY.test(id)) ? [] : ['BottomSheet was bundled without Radix']),
    ...(drawingsIn(drawing) === 1 ? [] : [`an app that shows one drawing carries ${drawingsIn(drawing)}`]),
    ...(drawingsIn(drawings) > 1 ? [] : ['an app that shows any drawing was bundled without them']),
  ];
}

function drawingsIn(/** @type {{ modules: string[] }} */ { modules }) {
  return modules.filter((id) => DRAWING.test(id)).length;
}
