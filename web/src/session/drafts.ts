import { keptInTab } from '#lib/kept.ts';

/** Unsent words of one member: kept in this tab, gone with it, and never given to somebody else. */
interface Drafts {
  memberId: string;
  forms: Record<string, { at: number; value: object }>;
}

const storageKey = 'laurel.drafts';
const keptMs = 24 * 60 * 60_000;

export function draftOf(memberId: string, form: string, now: number): object | undefined {
  const draft = draftsOf(memberId).forms[form];
  return draft && now - draft.at < keptMs ? draft.value : undefined;
}

/** Keeps what was written, or forgets it. */
export function keepDraft(memberId: string, form: string, value: object | null, now: number) {
  const { [form]: _before, ...others } = draftsOf(memberId).forms;
  const forms = value ? { ...others, [form]: { at: now, value } } : others;
  const isEmpty = Object.keys(forms).length === 0;
  keptInTab.write(storageKey, isEmpty ? null : JSON.stringify({ memberId, forms } satisfies Drafts));
}

/** Who signs on next in this tab finds nothing of the one before. */
export function forgetDraftsOfOthers(memberId: string) {
  if (Object.keys(draftsOf(memberId).forms).length === 0) keptInTab.write(storageKey, null);
}

/** Whether anything waits in this tab for somebody to sign on again. */
export function hasDrafts(): boolean {
  return keptInTab.read(storageKey) !== null;
}

/** Another member's drafts, and rubbish, count as none. */
function draftsOf(memberId: string): Drafts {
  const none = { memberId, forms: {} };
  try {
    const drafts = JSON.parse(keptInTab.read(storageKey) ?? 'null') as Drafts | null;
    return drafts?.memberId === memberId && typeof drafts.forms === 'object' && drafts.forms !== null ? drafts : none;
  } catch {
    return none;
  }
}
