import type { Home } from '@laurel/contract/calls/members/home';
import { IconHeart, IconMoonStars } from '@tabler/icons-react';
import { Link } from '#router/Link.tsx';
import { Avatar } from '#ui/display/Avatar.tsx';
import { paths, serverPaths } from '../paths.ts';
import classes from './GetToKnow.module.css';

interface PersonCardProps {
  person: Home['homeGetToKnow'][number];
  isLarge?: boolean;
}

export function PersonCard({ person, isLarge = false }: PersonCardProps) {
  const Name = isLarge ? 'h2' : 'h3';
  return (
    <article className={classes.card} data-large={isLarge || undefined}>
      <div className={classes.head}>
        <Avatar
          name={person.memberName}
          size={isLarge ? 128 : 84}
          picture={person.picId ? (suffix) => serverPaths.picture(person.picId, suffix) : undefined}
        />
        <div className={classes.who}>
          <Name className={classes.name}>{person.memberName}</Name>
          <p className={classes.division}>{person.division}</p>
        </div>
      </div>
      <dl className={classes.facts}>
        {person.interestOtherDesc ? (
          <div>
            <dt>
              <IconHeart aria-hidden size={18} stroke={1.7} /> Likes
            </dt>
            <dd dir="auto">{person.interestOtherDesc}</dd>
          </div>
        ) : null}
        {person.otherInfo ? (
          <div>
            <dt>
              <IconMoonStars aria-hidden size={18} stroke={1.7} /> Dreams of
            </dt>
            <dd dir="auto">{person.otherInfo}</dd>
          </div>
        ) : null}
      </dl>
      <Link className={classes.link} to={paths.recognise(person.memberId, 'thankyou')}>
        Send a card<span className="visually-hidden"> to {person.memberName}</span>
      </Link>
    </article>
  );
}
