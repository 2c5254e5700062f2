import '#api/late-rows.ts';
import { ideaVotersMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { PersonCard } from '#people/PersonCard.tsx';
import words from '#ui/layout/words.module.css';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import * as texts from './texts.ts';

interface VotersDialogProps {
  ideaBoxId: string;
  onClose: () => void;
}

/** Who wants an idea, the newest votes first. */
export function VotersDialog({ ideaBoxId, onClose }: VotersDialogProps) {
  const { data, ...query } = useQuery(callQuery('ideavoters', { ideaBoxId }, { errors: 'screen', staleTime: 0 }));
  return (
    <Dialog title={say(texts.whoWants)} onClose={onClose}>
      {data ? (
        <ul aria-label={say(texts.whoWants)}>
          {data.people.map((person) => (
            <li key={person.memberId || person.memberName}>
              <PersonCard look="line" person={person} />
            </li>
          ))}
        </ul>
      ) : query.error ? (
        <NotRead {...query} compact />
      ) : (
        <SkeletonRows rows={4} height={3} />
      )}
      {data?.isMore ? <p className={words.facts}>{say(texts.moreWant, { count: ideaVotersMax })}</p> : null}
    </Dialog>
  );
}
