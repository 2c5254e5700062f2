import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import * as common from '#lib/texts.ts';
import { isUnregistered, samePerson } from '#people/who.ts';
import { useMember } from '#session/member.ts';
import { lookedUpRecipient, type SelectedRecipient } from './recipient.ts';

export const linkedMemberErrorWords = say(common.memberFailed);

/** The same, and the words why they cannot be chosen; empty where they can, or nobody is named. */
export function useLinkedChoice(memberId: string | undefined) {
  const own = useMember();
  const isOwn = memberId !== undefined && samePerson(memberId, own.memberId);
  const { recipient, failed } = useLinkedRecipient(isOwn ? undefined : memberId);
  const isLocked = recipient !== undefined && isUnregistered(recipient);
  const locked = isLocked ? say(said.notRegistered) : '';
  const problem = isOwn ? say(said.notYourself) : failed ? linkedMemberErrorWords : locked;
  return { recipient: problem ? undefined : recipient, problem };
}

/** The member whom an address names, to be preselected. */
export function useLinkedRecipient(memberId: string | undefined): {
  recipient: SelectedRecipient | undefined;
  failed: boolean;
  error: Error | null;
  isLoading: boolean;
  retry: () => void;
} {
  const { data, error, isError, isLoading, refetch } = useQuery({
    ...callQuery('getmemberget', { memberId: memberId ?? '' }, { errors: 'screen' }),
    select: lookedUpRecipient,
    enabled: memberId !== undefined,
  });
  return {
    recipient: memberId === undefined ? undefined : data,
    failed: isError,
    error,
    isLoading,
    retry: () => void refetch(),
  };
}
