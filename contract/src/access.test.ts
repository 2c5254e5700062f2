import { expect, test } from 'vitest';
import { rolesOf, type Screen, screenAccess } from './access.ts';
import { calls } from './index.ts';

/** The call without which a screen for some is nothing. */
const firstCalls = {
  nominationManagement: calls.nominations.nomlist,
  orderDesk: calls.desk.desklist,
  ideaManagement: calls.ideas.idealist,
  quarterlyAwards: calls.reports.quarterlyawards,
  quarterlySummary: calls.quarters.quartersList,
  managementReport: calls.reports.reportmanagement,
  managementStatement: calls.statements.managementstatement,
  dataUpload: calls.uploads.dataupload,
  competitionAdmin: calls.competition.admincompetitionupdate,
};

test('a screen for some is for those whom its first call answers', () => {
  for (const [screen, { access }] of Object.entries(firstCalls))
    expect([screen, screenAccess[screen as Screen]]).toEqual([screen, access]);
});

test('the roles of memberData are the roles of the table', () => {
  const carried = { siteTemplate: 'laurel', isManager: true, isAdminReports: false };
  expect(rolesOf({ ...carried, role_ca: false, role_cc: true, role_idea: true })).toEqual({
    ...carried,
    roleCa: false,
    roleCc: true,
    roleIdea: true,
  });
});
