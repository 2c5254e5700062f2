import { useEffect } from 'react';
import { useLinkedRecipient } from '#picker/linked-recipient.ts';
import { isUnregistered, samePerson } from '#picker/recipient.ts';
import { unregisteredWords } from '#picker/rules.ts';
import { useMember } from '#session/member.ts';
import { useDraft } from '#session/use-draft.ts';
import { emptyForm, type NominateForm } from './nominate-form.ts';

/** The form, with the person whom the address names already chosen, or the reason why not. */
export function useLinkedForm(memberId: string | undefined) {
  const own = useMember();
  const { value: form, setValue: setForm } = useDraft<NominateForm>(`nominate.${memberId ?? ''}`, emptyForm, hasWords);
  const { recipient, failed } = useLinkedRecipient(memberId);
  const problem = recipient ? problemOf(recipient.memberId, own.memberId) : failed ? ('failed' as const) : '';
  useEffect(() => {
    if (recipient && problem === '') setForm((before) => ({ ...before, members: [recipient] }));
  }, [recipient, problem, setForm]);
  return { form, setForm, linkProblem: problem };
}

function hasWords({ reason }: NominateForm): boolean {
  return reason.trim() !== '';
}

function problemOf(memberId: string, ownId: string): string {
  if (samePerson(memberId, ownId)) return 'You cannot choose yourself.';
  return isUnregistered({ memberId }) ? unregisteredWords : '';
}
