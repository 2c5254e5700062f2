import { Avatar } from '#ui/display/Avatar.tsx';
import { serverPaths } from '../paths.ts';
import classes from './People.module.css';

export interface RecognisedPerson {
  picId: string;
  memberName: string;
  division: string;
}

interface PeopleGridProps {
  people: readonly RecognisedPerson[];
  /** The wall hangs large portraits in frames; the list is a plain one. */
  look: 'wall' | 'list';
}

export function PeopleGrid({ people, look }: PeopleGridProps) {
  return (
    <ul className={look === 'wall' ? classes.wall : classes.list}>
      {people.map((person, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the answer has no id, and two people may share name and division
        <li key={`${place} ${person.memberName}`} className={classes.person}>
          <span className={classes.face}>
            <Avatar
              name={person.memberName}
              size={look === 'wall' ? 112 : 52}
              picture={person.picId ? (suffix) => serverPaths.picture(person.picId, suffix) : undefined}
            />
          </span>
          <span className={classes.words}>
            <span className={classes.name}>{person.memberName}</span>
            <span className={classes.division}>{person.division}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
