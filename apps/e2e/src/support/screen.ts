/** Roles that a step looks for (WAI-ARIA). */
type Role =
  | 'alertdialog'
  | 'article'
  | 'button'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'listitem'
  | 'main'
  | 'progressbar'
  | 'radio'
  | 'region'
  | 'tab'
  | 'textbox';

interface Exactness {
  /** Match the whole text exactly, instead of a part of it in any case. */
  readonly exact?: boolean;
}

/** Queries for parts of a screen, by what a person sees or hears. */
interface Searchable<Part> {
  getByRole(
    role: Role,
    options?: Exactness & { readonly name?: string | RegExp; readonly includeHidden?: boolean },
  ): Part;
  getByLabel(text: string | RegExp, options?: Exactness): Part;
  getByText(text: string | RegExp, options?: Exactness): Part;
  locator(selector: string): Part;
}

/**
 * A part of a screen, which each action looks up again and waits for: the subset of Playwright's locator that steps
 * use.
 */
export interface ScreenPart<Part> extends Searchable<Part> {
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  press(key: string): Promise<void>;
  check(): Promise<void>;
  waitFor(options?: { readonly state?: 'visible' | 'hidden' }): Promise<void>;
  isVisible(): Promise<boolean>;
  innerText(): Promise<string>;
  getAttribute(name: string): Promise<string | null>;
  first(): Part;
  filter(options: { readonly hasText: string | RegExp }): Part;
  or(other: Part): Part;
}

/**
 * A screen of the app, for steps that journeys and flows share: a page of Playwright, or a frame of Storybook.
 */
export interface Screen<Part extends ScreenPart<Part>> extends Searchable<Part> {
  readonly keyboard: { press(key: string): Promise<void> };
}
