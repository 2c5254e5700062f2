import type { ScopeKind } from '@laurel/contract/access';
import type { Person, PersonRole } from '@laurel/contract/calls/personnel/person';
import { say } from '@laurel/contract/say';
import { capabilityWords } from '@laurel/contract/words/capability-words';
import { type ReactNode, use } from 'react';
import { formatDate } from '#lib/dates.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import classes from './Personnel.module.css';
import { SlotsContext } from './slots.ts';
import * as texts from './texts.ts';

const scopeWords: Record<ScopeKind, (name: string) => string> = {
  everything: () => say(texts.overEverything),
  ownReports: () => say(texts.overOwnReports),
  site: (name) => say(texts.overSite, { name }),
  cluster: (name) => say(texts.overCluster, { name }),
  division: (name) => say(texts.overDivision, { name }),
  costCentre: (name) => say(texts.overCostCentre, { name }),
};

/** What somebody may do beside what everybody may, over whom, and who said so. */
export function Roles({ person }: { person: Person }) {
  const { roles } = person;
  const { giveRole, endRole } = use(SlotsContext);
  return (
    <Card title={say(texts.roles)}>
      {roles.length === 0 ? <p className={words.soft}>{say(texts.noRoles)}</p> : null}
      <ul className={layout.list}>
        {roles.map((role) => (
          <Role key={role.roleAssignmentId} role={role}>
            {endRole?.(person, role)}
          </Role>
        ))}
      </ul>
      {giveRole?.(person)}
    </Card>
  );
}

function Role({ role, children }: { role: PersonRole; children: ReactNode }) {
  const { capability, scopeKind, scopeName, isInForce, dateFrom, dateUntil } = role;
  const span = dateUntil
    ? say(texts.fromUntil, { from: formatDate(dateFrom), until: formatDate(dateUntil) })
    : say(texts.since, { date: formatDate(dateFrom) });
  return (
    <li className={classes.role}>
      <p className={words.name}>
        {say(capabilityWords[capability])} {isInForce ? null : <Badge tone="waiting">{say(texts.notInForce)}</Badge>}
      </p>
      <p className={words.facts}>{scopeWords[scopeKind](scopeName)}</p>
      <p className={words.facts}>
        {span} · {givenWords(role)}
      </p>
      {children}
    </li>
  );
}

function givenWords({ source, givenByMember: name, dateGiven }: PersonRole): string {
  if (source === 'roster') return say(texts.byRoster);
  const date = formatDate(dateGiven);
  return name ? say(texts.givenBy, { name, date }) : say(texts.givenOn, { date });
}
