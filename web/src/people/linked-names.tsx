import type { ReactElement, ReactNode } from 'react';
import { ColleagueLink } from './ColleagueLink.tsx';

/** What a sentence makes of the names between its tags: each the way to whose it is. */
export function linkedNames(people: readonly { memberId: string; memberName: string }[]) {
  return (words: readonly (string | ReactElement)[]): ReactElement => {
    const parts: ReactNode[] = [];
    let rest = words.join('');
    for (const { memberId, memberName } of people) {
      const at = memberName ? rest.indexOf(memberName) : -1;
      if (at === -1) continue;
      parts.push(
        rest.slice(0, at),
        <ColleagueLink key={parts.length} memberId={memberId}>
          {memberName}
        </ColleagueLink>,
      );
      rest = rest.slice(at + memberName.length);
    }
    return (
      <strong dir="auto">
        {parts}
        {rest}
      </strong>
    );
  };
}
