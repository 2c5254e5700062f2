import { AsyncLocalStorage } from 'node:async_hooks';
import type { Looks } from '@laurel/contract/looks/look';
import type { WholeProgramme } from '@laurel/contract/programme/items';
import type { OwnTexts } from './own.ts';

/** Whoever reads what is said while something is done for them. */
export interface SpokenTo {
  /** A language of the portal, as a country writes its numbers and dates: 'de-ZA'. */
  readonly locale: string;
  /** What their company says in words of its own. */
  readonly own: OwnTexts;
  /** By what their company goes: one programme for all that is done meanwhile. */
  readonly programme: WholeProgramme;
  /** What the sites of their company look like. */
  readonly looks: Looks;
  /** The code of their own; the company's first where it is left out. */
  readonly site?: string;
  /** Is told what each message is called that is said. */
  readonly heard?: (key: string) => void;
}

// of the process: to whom what is done now speaks
export const speakingTo = new AsyncLocalStorage<SpokenTo>();
