import type { Person } from '@laurel/contract/calls/personnel/person';
import { say } from '@laurel/contract/say';
import { type ComponentType, useEffect, useRef } from 'react';
import { Link } from '#router/Link.tsx';
import { useSearchParams } from '#router/router.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { paths } from '../paths.ts';
import classes from './Personnel.module.css';
import { ProfilePart } from './ProfilePart.tsx';
import * as texts from './texts.ts';

const waiting = <SkeletonRows rows={5} height={3.5} />;
const parts = {
  profile: { label: say(texts.profile), Part: ProfilePart },
  points: { label: say(texts.points), Part: part(() => import('./LedgerPart.tsx').then((m) => m.LedgerPart)) },
  recognitions: {
    label: say(texts.recognitions),
    Part: part(() => import('./RecognitionsPart.tsx').then((m) => m.RecognitionsPart)),
  },
  nominations: {
    label: say(texts.nominations),
    Part: part(() => import('./NominationsPart.tsx').then((m) => m.NominationsPart)),
  },
  orders: { label: say(texts.orders), Part: part(() => import('./OrdersPart.tsx').then((m) => m.OrdersPart)) },
  messages: { label: say(texts.messages), Part: part(() => import('./MessagesPart.tsx').then((m) => m.MessagesPart)) },
  acts: { label: say(texts.acts), Part: part(() => import('./ActsPart.tsx').then((m) => m.ActsPart)) },
  signons: { label: say(texts.signOns), Part: part(() => import('./SignOnsPart.tsx').then((m) => m.SignOnsPart)) },
  reports: { label: say(texts.reports), Part: part(() => import('./ReportsPart.tsx').then((m) => m.ReportsPart)) },
} as const satisfies Record<string, { label: string; Part: ComponentType<{ person: Person }> }>;

type Name = keyof typeof parts;
const names = Object.keys(parts) as Name[];

function part(load: () => Promise<ComponentType<{ person: Person }>>) {
  return late(load, { waiting });
}

/** What there is of somebody, a part at a time: each has an address. */
export function PersonParts({ person }: { person: Person }) {
  const [search] = useSearchParams();
  const shown = names.find((name) => name === search.get('part')) ?? 'profile';
  const { Part } = parts[shown];
  return (
    <>
      <PartLinks person={person} shown={shown} />
      <Part key={shown} person={person} />
    </>
  );
}

function PartLinks({ person, shown }: { person: Person; shown: Name }) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another part
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    if (list.current && current instanceof HTMLElement) list.current.scrollLeft = middleOf(list.current, current);
  }, [shown]);
  return (
    <nav aria-label={say(texts.partsOfPerson)} className={classes.parts}>
      <ul ref={list}>
        {names.map((name) => (
          <li key={name}>
            <Link
              to={paths.person(person.memberId, name === 'profile' ? undefined : name)}
              aria-current={name === shown ? 'page' : undefined}
            >
              {parts[name].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How far the list is scrolled when this stands in its middle. */
function middleOf(list: HTMLElement, item: HTMLElement): number {
  return item.offsetLeft - list.offsetLeft - (list.clientWidth - item.offsetWidth) / 2;
}
