import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { say } from '@laurel/contract/say';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { rich } from '#lib/rich.ts';
import { useSearchParams } from '#router/router.ts';
import { keepHome, useHome } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { useFocusLeft } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import { strong } from '#ui/layout/tags.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import * as texts from './texts.ts';

/** Of an address that waits for its confirmation: whoever came by the link confirms, the others may ask for another link. */
export function EmailConfirmation({ member }: { member: MemberData }) {
  return member.email === '' || member.isEmailConfirmed ? null : <Unconfirmed member={member} />;
}

function Unconfirmed({ member }: { member: MemberData }) {
  const [search, setSearch] = useSearchParams();
  const home = useHome();
  useFocusLeft();
  const code = search.get('confirm') ?? '';
  const confirm = useMutation({
    mutationFn: () => call('confirmemail', { code }),
    onSuccess: ({ message, memberData }) => {
      keepHome({ ...home, memberData });
      notify(message);
    },
    onSettled: () => setSearch({}, { replace: true }),
  });
  const resend = useMutation({
    mutationFn: () => call('resendconfirmation', {}),
    onSuccess: ({ message }) => notify(message),
  });
  return (
    <Notice className={layout.above} aria-label={say(texts.yourEmail)}>
      <div className={layout.ends}>
        <p>
          {rich(code ? texts.isYours : texts.waitsForConfirmation, {
            email: member.email,
            b: strong,
          })}
        </p>
        {code ? (
          <Button isWaiting={confirm.isPending} onClick={() => confirm.mutate()}>
            {say(texts.confirmEmail)}
          </Button>
        ) : (
          <Button variant="default" isWaiting={resend.isPending} onClick={() => resend.mutate()}>
            {say(texts.sendAgain)}
          </Button>
        )}
      </div>
    </Notice>
  );
}
