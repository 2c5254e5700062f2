import { draftOf, keepDraft } from '#session/drafts.ts';

const form = 'promo';

/** The promotional code that the checkout counted with before the page was loaded again. */
export function keptPromo(memberId: string): string {
  const kept = draftOf(memberId, form, Date.now()) as { code?: unknown } | undefined;
  return typeof kept?.code === 'string' ? kept.code : '';
}

/** Kept like unsent words: in this tab, for this member, until they log out. */
export function keepPromo(memberId: string, code: string | null) {
  keepDraft(memberId, form, code ? { code } : null, Date.now());
}
