/** Elements that can be pressed: no link to the current page, and nothing that is disabled. */
const PRESSABLE =
  ':is(a[href]:not([aria-hidden]), button:enabled, select:enabled, label:has(:enabled)):not([aria-disabled="true"], [aria-current="page"])';

/** List the pressable elements of a box that have no style of their own on `hover` or on `active`. */
export function withoutStateStyle(box: Element, state: 'hover' | 'active'): readonly Element[] {
  const selectors = selectorsWith(state);
  const answers = (element: Element) => selectors.some((selector) => element.matches(selector));
  return [...box.querySelectorAll(PRESSABLE)].filter((pressable) => {
    // The label of a field is styled through the field.
    if (pressable.matches('label[for]') && !pressable.querySelector('input')) return false;
    if ([...pressable.querySelectorAll('*'), pressable].some(answers)) return false;
    // The style may be that of an element around it, which is pressed with it.
    for (let around = pressable.parentElement; around && around !== box; around = around.parentElement)
      if (answers(around)) return false;
    return true;
  });
}

/** Selectors of the page's rules for a state, without its pseudo-class. */
function selectorsWith(state: string): readonly string[] {
  // In class names the colon of a pseudo-class is escaped.
  const pseudoClass = new RegExp(String.raw`(?<!\\):${state}\b`, 'g');
  const found: string[] = [];
  const read = (rules: CSSRuleList, around: string) => {
    for (const rule of rules) {
      const own = rule instanceof CSSStyleRule ? rule.selectorText : undefined;
      const selector = own?.replaceAll(/(?<!\\)&/g, () => `:is(${around})`) ?? around;
      if (own?.match(pseudoClass)) found.push(selector.replaceAll(pseudoClass, ''));
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) read(rule.cssRules, selector);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules, ':root');
  return found;
}
