import type { Capability } from '@laurel/contract/access';
import { sql } from 'kysely';
import type { Answer, TestApp } from './app.ts';
import type { MadeMember } from './make.ts';
import { upload } from './upload.ts';

const columns = [
  ...['memberNumber', 'firstName', 'surname', 'email', 'cellNum', 'divisionCode', 'division', 'countryCode'],
  ...['clusterCode', 'siteTemplate', 'managerNumber', 'hireDate', 'birthDay', 'birthMonth'],
  ...['isManager', 'isAdminReports', 'roleCa', 'roleCc', 'roleIdea', 'roleInv', 'isActive'],
] as const;
/** Beside them, where one of the people has one. */
const sometimes = ['language', 'familyNameFirst'] as const;
export type Person = Partial<Record<(typeof columns)[number] | (typeof sometimes)[number], string>>;

const ordinary: Person = {
  divisionCode: 'D1',
  division: 'Division D1',
  countryCode: 'ZA',
  clusterCode: 'AFRICA',
  siteTemplate: 'laurel',
  isActive: 'true',
};

/** A roster of these people; what is left out is ordinary. */
export function csv(...people: Person[]): string {
  const names = [...columns, ...sometimes.filter((name) => people.some((person) => name in person))];
  const rows = people.map((person) => names.map((column) => ({ ...ordinary, ...person })[column] ?? '').join(','));
  return [names.join(','), ...rows].join('\n');
}

export const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, n) => ({
    memberNumber: `P${n}`,
    firstName: `Given${n}`,
    surname: `Family${n}`,
    email: `p${n}@test.example`,
  }));

/** An administrator of reports who uploads rosters, and what those did. */
export async function rosterDesk(portal: TestApp) {
  const ada = await portal.make.member({
    is_admin_reports: true,
    firstname: 'Ada',
    surname: 'Admin',
    division_code: 'D1',
  });
  const send = (file: string | Buffer, query = ''): Promise<Answer> => upload(portal, file, { as: ada.id, query });
  return { ada, adaRow: rowOf(ada), send, ...lookUp(portal) };
}

function rowOf(ada: MadeMember): Person {
  return {
    memberNumber: ada.memberNumber,
    firstName: 'Ada',
    surname: 'Admin',
    email: ada.email,
    cellNum: '+27820000001',
    isAdminReports: 'true',
  };
}

/** Members with the roster's flags beside their columns. */
function lookUp({ db, now }: TestApp) {
  const held = (capability: Capability) => sql<boolean>`exists (
    select from assignments_at(${now}) r where r.member_id = members.id and r.capability = ${capability} and r.source = 'roster')`;
  const members = () =>
    db
      .selectFrom('members')
      .innerJoin('profiles', 'profiles.member_id', 'members.id')
      .selectAll()
      .select([
        held('manager').as('is_manager'),
        held('administrator').as('is_admin_reports'),
        held('clusterAdmin').as('role_ca'),
        held('committee').as('role_cc'),
        held('ideaReviewer').as('role_idea'),
        held('inv').as('role_inv'),
      ]);
  return {
    active: () => members().where('deactivated_at', 'is', null).orderBy('id').execute(),
    byNumber: (memberNumber: string) => members().where('member_number', '=', memberNumber).executeTakeFirstOrThrow(),
  };
}
