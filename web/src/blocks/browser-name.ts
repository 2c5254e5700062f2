import { say } from '@laurel/contract/say';
import * as texts from './texts.ts';

/** What somebody calls the browser that they use, as far as it says what it is. */
export function browserName({ browser, system }: { browser: string | null; system: string | null }): string {
  if (browser && system) return say(texts.browserOn, { browser, system });
  return browser ?? (system ? say(texts.aBrowserOn, { system }) : say(texts.aBrowser));
}
