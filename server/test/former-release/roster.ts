import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Former } from './former.ts';
import type { Answer } from './kept.ts';
import { administrator } from './year.ts';

/** Of the demonstration, by what becomes of them. */
export const thandi = '100001';
export const manager = '100002';
export const committee = '100004';
export const clusterAdministrator = '100005';
export const ideaReviewer = '100102';
export const writer = '100034';
export const erased = '100033';
export const forfeited = '100085';
export const comesBack = '100087';
export const leftLately = '100035';
const managerWhoLeft = '100380';
export const newcomer = '100901';
export const notYetHere = '100902';

type Changes = Record<string, Record<string, string> | null>;

const hired = (firstName: string, surname: string, email: string) => ({
  ...{ firstName, surname, email, cellNum: '+27 82 555 0999', divisionCode: 'ZA-ENG', countryCode: 'ZA' },
  ...{ division: 'Engineering Johannesburg', clusterCode: 'AFRICA', siteTemplate: 'laurel', managerNumber: manager },
  ...{ hireDate: '2026-01-05', isManager: 'false', isAdminReports: 'false', roleCa: 'false', roleCc: 'false' },
  ...{ roleIdea: 'false', roleInv: 'false', isActive: 'true' },
});

/** What the rosters of a year change, by member number, each on top of those before; null is somebody who left. */
const steps: readonly Changes[] = [
  {
    [erased]: null,
    [forfeited]: null,
    [comesBack]: null,
    [managerWhoLeft]: null,
    [newcomer]: hired('Zinhle', 'Maseko', 'zinhle.maseko@laurel.example'),
    [notYetHere]: hired('Neo', 'Tau', 'neo.tau@laurel.example'),
    '100013': { roleCc: 'true', roleIdea: 'true' },
    '100026': { isManager: 'false' },
  },
  { [comesBack]: {}, '100903': hired('Pule', 'Sono', 'chosen@private.example') },
  {},
  { [leftLately]: null },
  { '100904': hired('Sizwe', 'Zulu', 'also@private.example') },
];

/** The step from which on this division has nobody. */
const closed = { code: 'IT-FLD', since: 3, into: { divisionCode: 'IT-DES', division: 'Design Milan' } };

/** The roster of the demonstration after so many steps. */
export function rosterAfter({ tree }: Former, many: number): string {
  const changes: Changes = Object.assign({}, ...steps.slice(0, many));
  const [header = '', ...lines] = readFileSync(join(tree, 'demo/roster.csv'), 'utf8').trim().split('\n');
  const columns = header.split(',');
  const known = new Map(lines.map((line) => [line.split(',')[0] as string, line.split(',')]));
  for (const number of Object.keys(changes)) if (!known.has(number)) known.set(number, [number]);
  const rows = [...known].flatMap(([number, cells]) => {
    const change = changes[number];
    if (change === null) return [];
    const isMoved = many >= closed.since && cells[columns.indexOf('divisionCode')] === closed.code;
    const now: Record<string, string> = { ...(isMoved ? closed.into : {}), ...change };
    return [columns.map((column, i) => now[column] ?? cells[i] ?? '').join(',')];
  });
  return [header, ...rows].join('\n');
}

export function uploadRoster(former: Former, many: number): Promise<Answer['body']> {
  const wish = { to: 'dataupload', name: 'roster.csv', asking: `confirm=leavers,roles&uploadId=roster${many}` };
  return former.upload(administrator, wish, rosterAfter(former, many));
}
