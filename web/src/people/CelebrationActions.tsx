import type { CelebrationRow } from '@laurel/contract/calls/recognition';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import words from '#ui/layout/words.module.css';
import { paths } from '../paths.ts';
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
  const name = <span className="visually-hidden"> {row.memberName}</span>;
  if (samePerson(row.memberId, own.memberId)) return <p className={words.facts}>That is you. Congratulations!</p>;
  if (isUnregistered(row)) return <p className={words.facts}>This member has not registered</p>;
  return (
    <>
      <ButtonLink to={paths.recognise(row.memberId, card)}>
        {celebrate}
        {name}
      </ButtonLink>
      <Link className={words.link} to={paths.payItForward(row.memberId, card)}>
        Pay It Forward{name}
      </Link>
      {row.interest1 ? (
        <Link className={words.link} to={paths.getToKnow(row.memberId)}>
          Get to Know{name}
        </Link>
      ) : null}
    </>
  );
}
