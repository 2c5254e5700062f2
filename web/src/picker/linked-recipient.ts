import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { lookedUpRecipient, type SelectedRecipient } from './recipient.ts';

export const linkedMemberErrorWords = 'Error retrieving member data';

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
