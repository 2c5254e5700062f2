import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import layout from '#ui/layout/layout.module.css';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { Deeds } from './Deeds.tsx';
import { NoteForm } from './NoteForm.tsx';
import { Thread } from './Thread.tsx';
import * as texts from './texts.ts';

interface ContactDialogProps {
  contactId: string;
  mayChange: boolean;
  onClose: () => void;
}

/** One message with all that was done with it, and what can be done. */
export function ContactDialog({ contactId, mayChange, onClose }: ContactDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(
    callQuery('inboxone', { contactId }, { errors: 'screen', staleTime: 0 }),
  );
  const mayDeal = mayChange && data !== undefined && !data.isOwn;
  return (
    <Dialog title={say(texts.messageNumber, { id: contactId })} size="lg" shape="sheet" holdsWords onClose={onClose}>
      {data ? (
        <div className={layout.stack}>
          <Thread contact={data} mayChange={mayDeal} />
          {data.isOwn ? <p>{say(texts.own)}</p> : null}
          {mayDeal ? <Deeds contact={data} /> : null}
          {mayDeal && data.state !== 'spam' ? <AnswerForm contact={data} /> : null}
          {mayDeal ? <NoteForm contactId={contactId} /> : null}
        </div>
      ) : null}
      {!data && error ? <NotRead compact {...{ error, isFetching, refetch }} /> : null}
      {!data && !error ? <SkeletonRows rows={5} /> : null}
    </Dialog>
  );
}
