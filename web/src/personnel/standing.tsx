import type { Lacking, PersonState } from '@laurel/contract/calls/personnel/kinds';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import layout from '#ui/layout/layout.module.css';
import * as texts from './texts.ts';

export const stateWords = {
  here: say(said.personHere),
  grace: say(said.personInGrace),
  gone: say(said.personGone),
  erased: say(said.personErased),
} as const satisfies Record<PersonState, string>;

const tones: Record<PersonState, BadgeTone> = { here: 'done', grace: 'waiting', gone: 'quiet', erased: 'danger' };

export const lackWords = {
  signOn: say(texts.neverSignedOn),
  manager: say(texts.noManager),
  mobile: say(texts.noMobile),
  email: say(texts.noEmail),
  site: say(texts.noSite),
} as const satisfies Record<Lacking, string>;

interface StandingProps {
  state: PersonState;
  lacks: readonly Lacking[];
}

/** Where somebody stands, and what is missing of those who are here. */
export function Standing({ state, lacks }: StandingProps) {
  return (
    <ul className={layout.row} aria-label={say(texts.standing)}>
      <li>
        <Badge tone={tones[state]}>{stateWords[state]}</Badge>
      </li>
      {(state === 'here' ? lacks : []).map((lacking) => (
        <li key={lacking}>
          <Badge tone="waiting">{lackWords[lacking]}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** What somebody is called; of the erased no name is left. */
export function nameOf({ memberName, state }: { memberName: string; state: PersonState }): string {
  return state === 'erased' ? say(texts.erasedPerson) : memberName;
}
