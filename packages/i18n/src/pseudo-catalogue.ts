import { catalogue as source } from './catalogues/en-us.ts';
import { pseudoCatalogue } from './pseudo.ts';

/** The catalogue of the pseudo-locale, made from the English when it is first asked for. */
export const catalogue = pseudoCatalogue(source);
