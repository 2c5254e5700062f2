import { useCallback, useEffect } from 'react';
import { linkedMemberErrorWords, useLinkedRecipient } from '#picker/linked-recipient.ts';
import { isUnregistered, samePerson } from '#picker/recipient.ts';
import { unregisteredWords } from '#picker/rules.ts';
import { useMember } from '#session/member.ts';
import { useDraft } from '#session/use-draft.ts';
import type { Occasion } from '../paths.ts';
import { type AwardForm, emptyAward, hasWork } from './award-form.ts';
import type { AwardKind } from './award-kinds.ts';

/** The form, with the person whom the address names already chosen, or the words why not. */
export function useAwardForm(kind: AwardKind, memberId: string | undefined, occasion: Occasion | undefined) {
  const own = useMember();
  const isBegun = useCallback(
    (filled: AwardForm) => hasWork(filled, emptyAward(kind, occasion), memberId),
    [kind, occasion, memberId],
  );
  const draft = useDraft<AwardForm>(
    `award.${kind}.${memberId ?? ''}.${occasion ?? ''}`,
    () => emptyAward(kind, occasion),
    isBegun,
  );
  const { value: form, setValue: setForm } = draft;
  const { recipient, failed } = useLinkedRecipient(memberId);
  const linkProblem = failed ? linkedMemberErrorWords : recipient ? problemOf(recipient.memberId, own.memberId) : '';
  useEffect(() => {
    if (recipient && linkProblem === '')
      setForm((before) => (before.recipients.length > 0 ? before : { ...before, recipients: [recipient] }));
  }, [recipient, linkProblem, setForm]);
  return { form, setForm, linkProblem };
}

function problemOf(memberId: string, ownId: string): string {
  if (samePerson(memberId, ownId)) return 'You cannot choose yourself.';
  return isUnregistered({ memberId }) ? unregisteredWords : '';
}
