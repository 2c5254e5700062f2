import { say } from '@laurel/contract/say';
import { useCallback, useEffect, useState } from 'react';
import { notify } from '#ui/overlays/toasts.ts';
import { draftOf, keepDraft } from './drafts.ts';
import { useMemberIfAny } from './member.ts';
import * as texts from './texts.ts';

export interface DraftRules<T> {
  /** Where it is kept. */
  place: string;
  /** Whether there is anything to keep. */
  isBegun: (value: T) => boolean;
  /** What comes back, where some of it may be chosen no longer. */
  fitting?: (value: T) => T;
  /** The form itself says that it came back, and offers to begin anew. */
  isSaidByForm?: boolean;
}

/**
 * The state of a form that survives the end of a session: what was written and chosen is there again after sign-on.
 * `forget` is for a form that leaves the page with its sending. A form without rules is kept nowhere.
 */
export function useDraft<T extends object>(rules: DraftRules<T> | undefined, empty: T | (() => T)) {
  const { place: form, isBegun = () => false, fitting = (all: T) => all, isSaidByForm = false } = rules ?? {};
  const { member } = useMemberIfAny();
  const memberId = (form !== undefined && member?.memberId) || '';
  const [kept] = useState(() => (memberId && form ? draftOf(memberId, form, Date.now()) : undefined));
  const [value, setValue] = useState<T>(() => {
    const fresh = typeof empty === 'function' ? empty() : empty;
    return kept ? fitting({ ...fresh, ...kept }) : fresh;
  });
  useEffect(() => {
    if (kept && !isSaidByForm) notify(say(texts.draftBack));
  }, [kept, isSaidByForm]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is begun depends on what is written
  useEffect(() => {
    if (memberId && form) keepDraft(memberId, form, isBegun(value) ? value : null, Date.now());
  }, [memberId, form, value]);
  const forget = useCallback(() => {
    if (form) keepDraft(memberId, form, null, Date.now());
  }, [memberId, form]);
  return { value, setValue, forget, isBack: kept !== undefined };
}
