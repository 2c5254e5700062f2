import type { CelebrationRow } from '@laurel/contract/calls/recognition';
import { isUnregistered, samePerson } from '#picker/recipient.ts';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Avatar } from '#ui/display/Avatar.tsx';
import { cardPicture, paths, serverPaths } from '../paths.ts';
import classes from './Celebrations.module.css';
import { occasionWords } from './celebrations.ts';

/** Somebody who has a birthday or a work anniversary today, and what one can do about it. */
export function CelebrationCard({ row }: { row: CelebrationRow }) {
  return (
    <article className={classes.card} data-what={row.what}>
      <img
        className={classes.drawing}
        src={cardPicture(row.what === 'BDAY' ? 'birthday' : 'anniversary')}
        alt=""
        width={640}
        height={360}
        loading="lazy"
      />
      <div className={classes.face}>
        <Avatar
          name={row.memberName}
          size={76}
          picture={row.picId ? (suffix) => serverPaths.picture(row.picId, suffix) : undefined}
        />
      </div>
      <div className={classes.words}>
        <h3 className={classes.name}>{row.memberName}</h3>
        <p className={classes.division}>{row.division}</p>
        <p className={classes.occasion}>{occasionWords(row)}</p>
        <Actions row={row} />
      </div>
    </article>
  );
}

function Actions({ row }: { row: CelebrationRow }) {
  const own = useMember();
  const card = row.what === 'BDAY' ? 'birthday' : 'anniversary';
  const name = <span className="visually-hidden"> {row.memberName}</span>;
  if (samePerson(row.memberId, own.memberId)) return <p className={classes.note}>That is you. Congratulations!</p>;
  if (isUnregistered(row)) return <p className={classes.note}>This member has not registered</p>;
  return (
    <div className={classes.actions}>
      <ButtonLink to={paths.recognise(row.memberId, card)} className={classes.celebrate}>
        Celebrate{name}
      </ButtonLink>
      <Link className={classes.link} to={paths.payItForward(row.memberId, card)}>
        Pay It Forward{name}
      </Link>
      {row.interest1 ? (
        <Link className={classes.link} to={paths.getToKnow(row.memberId)}>
          Get to Know{name}
        </Link>
      ) : null}
    </div>
  );
}
