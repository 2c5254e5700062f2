import { useEffect, useState } from 'react';
import { keptInTab } from '#lib/kept.ts';
import { linkedMemberErrorWords, useLinkedRecipient } from '#picker/linked-recipient.ts';
import { isUnregistered, type SelectedRecipient, samePerson } from '#picker/recipient.ts';
import { unregisteredWords } from '#picker/rules.ts';
import { useMember } from '#session/member.ts';

const handOverKey = 'tloid';

/** The member whose id another screen left in this tab. It is taken once. */
export function useHandedOver(onFound: (recipient: SelectedRecipient) => void): string {
  const own = useMember();
  const [memberId, setMemberId] = useState<string>();
  useEffect(() => {
    const kept = keptInTab.read(handOverKey);
    keptInTab.write(handOverKey, null);
    if (kept) setMemberId(kept);
  }, []);
  const isOwn = memberId !== undefined && samePerson(memberId, own.memberId);
  const { recipient, failed } = useLinkedRecipient(isOwn ? undefined : memberId);
  const problem = problemOf({ isOwn, failed, recipient });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person found, not for each new callback
  useEffect(() => {
    if (recipient && problem === '') onFound(recipient);
  }, [recipient, problem]);
  return problem;
}

interface Found {
  isOwn: boolean;
  failed: boolean;
  recipient: SelectedRecipient | undefined;
}

function problemOf({ isOwn, failed, recipient }: Found): string {
  if (isOwn) return 'You cannot choose yourself.';
  if (failed) return linkedMemberErrorWords;
  return recipient && isUnregistered(recipient) ? unregisteredWords : '';
}
