import classes from './ColleagueFace.module.css';
import { ColleagueLink } from './ColleagueLink.tsx';
import { Face } from './Face.tsx';

interface ColleagueFaceProps {
  /** Their member id is '' when they have left. */
  person: { memberId: string; memberName: string; picId: string };
  size: number;
}

/** A face beside the link of its name, as the same way for the pointer alone. */
export function ColleagueFace({ person: { memberId, memberName, picId }, size }: ColleagueFaceProps) {
  return (
    <ColleagueLink memberId={memberId} className={classes.face} tabIndex={-1} aria-hidden>
      <Face name={memberName} picId={picId} size={size} />
    </ColleagueLink>
  );
}
