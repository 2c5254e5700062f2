import { useCallback, useEffect } from 'react';
import { useLinkedRecipient } from '#picker/linked-recipient.ts';
import { hasChosen, isUnregistered, samePerson } from '#picker/recipient.ts';
import { unregisteredWords } from '#picker/rules.ts';
import { useMember } from '#session/member.ts';
import { useDraft } from '#session/use-draft.ts';
import { emptyForm, type NominateForm } from './nominate-form.ts';

/** The form, with the person whom the address names already chosen, or the reason why not. */
export function useLinkedForm(memberId: string | undefined) {
  const own = useMember();
  const isBegun = useCallback((filled: NominateForm) => hasWork(filled, memberId), [memberId]);
  const { value: form, setValue: setForm } = useDraft<NominateForm>(`nominate.${memberId ?? ''}`, emptyForm, isBegun);
  const { recipient, failed } = useLinkedRecipient(memberId);
  const problem = recipient ? problemOf(recipient.memberId, own.memberId) : failed ? ('failed' as const) : '';
  useEffect(() => {
    if (recipient && problem === '')
      setForm((before) => (before.members.length > 0 ? before : { ...before, members: [recipient] }));
  }, [recipient, problem, setForm]);
  return { form, setForm, linkProblem: problem };
}

/** Anything that the address did not bring along. */
function hasWork({ members, nomCat, reason }: NominateForm, memberId: string | undefined): boolean {
  return reason.trim() !== '' || nomCat.length > 0 || hasChosen(members, memberId);
}

function problemOf(memberId: string, ownId: string): string {
  if (samePerson(memberId, ownId)) return 'You cannot choose yourself.';
  return isUnregistered({ memberId }) ? unregisteredWords : '';
}
