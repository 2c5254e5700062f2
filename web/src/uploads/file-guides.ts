import type { UploadChange } from '@laurel/contract/calls/uploads';
import { say } from '@laurel/contract/say';
import type { UploadKind } from '@laurel/contract/upload-kinds';
import * as texts from './texts.ts';

/** What each kind of file is for. */
export const fileGuides: Record<UploadKind, string> = {
  roster: say(texts.aboutRoster),
  budgets: say(texts.aboutBudgets),
  products: say(texts.aboutProducts),
  vouchers: say(texts.aboutVouchers),
  promos: say(texts.aboutPromos),
  countries: say(texts.aboutCountries),
  translations: say(texts.aboutTranslations),
};

/** How a change is called: people leave, things are taken out. */
export function changeWords(kind: UploadKind): Record<UploadChange['what'], string> {
  return {
    added: say(texts.added),
    changed: say(texts.changed),
    removed: say(kind === 'roster' ? texts.leaving : texts.removed),
  };
}
