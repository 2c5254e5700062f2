import '#api/late-rows.ts';
import { say } from '@laurel/contract/say';
import { IconBuildingCommunity, IconShieldLock } from '@tabler/icons-react';
import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import * as texts from './texts.ts';

interface ShareIdeaProps {
  ideaBoxId: string;
  isShared: boolean;
  /** Of which idea, where several stand beside each other. */
  title?: string;
}

/** Who reads one's own idea, and the way to have it otherwise. */
export function ShareIdea({ ideaBoxId, isShared, title }: ShareIdeaProps) {
  const share = useCallMutation('shareidea', {
    send: () => call('shareidea', { ideaBoxId, isShared: !isShared }),
    errors: 'screen',
    onSuccess: ({ message }) => notify(message),
  });
  const Sign = isShared ? IconBuildingCommunity : IconShieldLock;
  return (
    <div className={layout.lines}>
      <p className={`${words.facts} ${layout.row}`}>
        <Sign aria-hidden size={18} stroke={1.7} /> {say(isShared ? texts.readBySite : texts.readByOffice)}
      </p>
      <Button variant="soft" size="xs" isWaiting={share.isPending} onClick={() => share.mutate()}>
        {say(isShared ? texts.keepToOffice : texts.shareNow)}
        {title === undefined ? null : <span className="visually-hidden"> {title}</span>}
      </Button>
      {share.error ? <FailureNote>{errorWords(share.error)}</FailureNote> : null}
    </div>
  );
}
