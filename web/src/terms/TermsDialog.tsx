import type { TermsToAccept } from '@laurel/contract/calls/content/termstoaccept';
import type { Home } from '@laurel/contract/calls/members/home';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { callQuery, queryClient } from '#api/query-client.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { formatLongDate } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { navigate } from '#router/router.ts';
import { homeQuery, keepHome } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { SafeHtml } from '#ui/display/SafeHtml.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { DialogActions } from '#ui/overlays/DialogActions.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { paths } from '../paths.ts';
import { Changes } from './Changes.tsx';
import * as texts from './texts.ts';

/** What a member is to accept, one text after the other: what it says, what changed, and the ways elsewhere. */
export function TermsDialog() {
  const { data, error, isFetching, refetch } = useQuery(
    callQuery('termstoaccept', {}, { errors: 'screen', staleTime: 0 }),
  );
  const [isHeld, setHeld] = useState(false);
  const [text] = data?.texts ?? [];
  return (
    <Dialog
      title={text?.title ?? say(texts.termsTitle)}
      size="lg"
      shape="sheet"
      holdsWords
      onClose={() => setHeld(true)}
    >
      {isHeld ? <FailureNote>{say(texts.acceptFirst)}</FailureNote> : null}
      {text ? <Asked key={text.contentKey} text={text} onNext={() => void refetch()} /> : null}
      {!text && error ? <NotRead {...{ error, isFetching, refetch }} compact /> : null}
      {!text && !error ? <SkeletonRows rows={4} height={2} /> : null}
      {text ? null : <Elsewhere />}
    </Dialog>
  );
}

function Asked({ text, onNext }: { text: TermsToAccept; onNext: () => void }) {
  const { contentKey, language, version, content, dateFrom, reason, changes } = text;
  const accept = useCallMutation('acceptterms', {
    send: () => call('acceptterms', { contentKey, language, version }),
    errors: 'screen',
    onSuccess: ({ toAccept }) => {
      const home = queryClient.getQueryData<Home>(homeQuery.queryKey);
      if (home) keepHome({ ...home, other: { ...home.other, toAccept } });
      onNext();
    },
    // Another version may have come meanwhile.
    onError: onNext,
  });
  return (
    <>
      <p>{say(texts.termsAsked, { date: formatLongDate(dateFrom) })}</p>
      {reason ? (
        <p className={words.quote} dir="auto">
          {reason}
        </p>
      ) : null}
      {changes && changes.added + changes.removed > 0 ? (
        <details>
          <summary className={words.link}>{say(texts.termsChanges)}</summary>
          <Changes lines={changes.lines} label={say(texts.termsChanges)} />
        </details>
      ) : null}
      <div className={layout.tray} lang={language}>
        <SafeHtml html={content} />
      </div>
      {accept.error ? <FailureNote>{errorWords(accept.error)}</FailureNote> : null}
      <DialogActions>
        <Elsewhere />
        <Button size="md" isWaiting={accept.isPending} onClick={() => accept.mutate()}>
          {say(texts.accept)}
        </Button>
      </DialogActions>
    </>
  );
}

/** Nobody is kept: they may ask first, or sign off. */
function Elsewhere() {
  return (
    <>
      <Button variant="default" size="md" onClick={() => void navigate(paths.contactUs)}>
        {say(common.contactUs)}
      </Button>
      <Button variant="default" size="md" onClick={() => void navigate(paths.logout)}>
        {say(common.logOut)}
      </Button>
    </>
  );
}
