import type { ReactNode } from 'react';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { ColleagueLink } from './ColleagueLink.tsx';
import { Face } from './Face.tsx';
import classes from './PersonCard.module.css';

export interface Person {
  /** Where it is told who it is, the way to their page. */
  memberId?: string;
  picId: string;
  memberName: string;
  division: string;
}

/** A line of a list, a card in a row of them, a portrait in its frame, one below a drawing, and one across the page. */
type Look = 'line' | 'row' | 'portrait' | 'slide' | 'drawn' | 'large';

const sizes: Record<Look, number> = { line: 42, row: 52, portrait: 112, slide: 64, drawn: 76, large: 128 };
const headings = { line: 'p', row: 'p', portrait: 'p', slide: 'h3', drawn: 'h3', large: 'h2' } as const;

interface PersonCardProps {
  person: Person;
  look: Look;
  className?: string | undefined;
  /** A drawing. */
  above?: ReactNode;
  /** What is said of them. */
  children?: ReactNode;
  /** What one can do about it. */
  actions?: ReactNode;
}

/** Somebody: their picture, their name and division, and what is said of them. */
export function PersonCard({ person, look, className = '', above, children, actions }: PersonCardProps) {
  const { memberId = '', memberName, division, picId } = person;
  const Name = headings[look];
  const Card = Name === 'p' ? 'div' : 'article';
  return (
    <Card className={`${look === 'line' ? '' : layout.surface} ${classes.person} ${className}`} data-look={look}>
      {above}
      <div className={classes.head}>
        <span className={classes.face}>
          <Face name={memberName} picId={picId} size={sizes[look]} />
        </span>
        <div className={classes.who}>
          <Name dir="auto" className={`${words.name} ${classes.name}`}>
            <ColleagueLink memberId={memberId}>{memberName}</ColleagueLink>
          </Name>
          <p className={`${words.facts} ${classes.division}`} title={look === 'slide' ? division : undefined}>
            {division}
          </p>
        </div>
      </div>
      {children}
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </Card>
  );
}
