import { mayOpen } from '@laurel/contract/access';
import type { CelebrationRow } from '@laurel/contract/calls/recognition/celebration-row';
import { say } from '@laurel/contract/say';
import { rich } from '#lib/rich.ts';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { unseen } from '#ui/layout/tags.tsx';
import words from '#ui/layout/words.module.css';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';
import { isUnregistered, samePerson } from './who.ts';

interface CelebrationActionsProps {
  row: CelebrationRow;
  /** What stands on the way to the card. */
  celebrate: string;
}

/** What one can do for who celebrates. Nobody can send anything to themselves, or to who never signed on. */
export function CelebrationActions({ row, celebrate }: CelebrationActionsProps) {
  const own = useMember();
  const card = row.what === 'BDAY' ? 'birthday' : 'anniversary';
  const named = { name: row.memberName, unseen };
  if (samePerson(row.memberId, own.memberId)) return <p className={words.facts}>{say(texts.thatIsYou)}</p>;
  if (isUnregistered(row)) return <p className={words.facts}>{say(texts.notRegistered)}</p>;
  return (
    <>
      <ButtonLink to={paths.recognise(row.memberId, card)}>
        {rich(texts.celebrate, { deed: celebrate, ...named })}
      </ButtonLink>
      {mayOpen('payItForward', own) ? (
        <Link className={words.link} to={paths.payItForward(row.memberId, card)}>
          {rich(texts.payItForward, named)}
        </Link>
      ) : null}
      {row.interest1 && mayOpen('getToKnow', own) ? (
        <Link className={words.link} to={paths.getToKnow(row.memberId)}>
          {rich(texts.getToKnow, named)}
        </Link>
      ) : null}
    </>
  );
}
