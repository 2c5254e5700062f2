import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { say } from '@laurel/contract/say';
import { viewedRoleWords } from '@laurel/contract/words/capability-words';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { ownName } from '#session/own-name.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Over } from '#ui/overlays/Over.tsx';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';
import classes from './ViewingBar.module.css';
import { endViewing } from './view.ts';

interface ViewingBarProps {
  member: MemberData;
  viewing: NonNullable<MemberData['viewing']>;
}

/** As long as somebody looks as somebody else, it says so on every page and over every dialog; with it one goes back. */
export function ViewingBar({ member, viewing }: ViewingBarProps) {
  const { role, until } = viewing;
  const end = () => void endViewing(role === null ? paths.person(member.memberId) : paths.people);
  const minutes = useMinutesUntil(until, end);
  return (
    <Over>
      <section aria-label={say(texts.barLabel)} className={classes.bar}>
        <IconEye aria-hidden size={20} stroke={1.7} className={classes.icon} />
        <p className={classes.words}>
          <strong>
            {role === null
              ? say(texts.seenAs, { name: ownName(member) })
              : say(texts.seenAsRole, { role: say(viewedRoleWords[role]) })}
          </strong>{' '}
          <span>{say(texts.onlyLooking, { minutes })}</span>
        </p>
        <Button variant="default" size="sm" onClick={end}>
          {say(texts.end)}
        </Button>
      </section>
    </Over>
  );
}

/** Whole minutes that are left, the last one begun; at the end it is over. */
function useMinutesUntil(until: string, over: () => void): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 60_000));
  const [minutes, setMinutes] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is set by when it ends, and by nothing else
  useEffect(() => {
    const clock = setInterval(() => {
      setMinutes(left);
      if (left() === 0) over();
    }, 5000);
    return () => clearInterval(clock);
  }, [until]);
  return minutes;
}
