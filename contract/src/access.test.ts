import { expect, test } from 'vitest';
import {
  type Access,
  accessWords,
  type Capability,
  capabilityNames,
  flagsOf,
  type Holder,
  hasToDo,
  holdersOf,
  mayGiveRole,
  mayOpen,
  mayUse,
  type ScopeKind,
  type Screen,
  screenAccess,
} from './access.ts';
import { callRows, mayCall } from './call-rows.ts';
import { calls } from './index.ts';
import { awardAccess } from './part-access.ts';
import { mayUpload, uploadKinds } from './upload-kinds.ts';

const holder = (...capabilities: Capability[]): Holder => ({ siteTemplate: 'laurel', capabilities });

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
  programme: calls.versions.programmenow,
  people: calls.personnel.peoplelist,
  inbox: calls.inbox.inboxlist,
  reported: calls.moderation.reportedlist,
  person: calls.personnel.person,
};

test('a screen for some is for those whom its first call answers', () => {
  const everybody = capabilityNames.map((capability) => holder(capability));
  for (const [screen, { name, access }] of Object.entries(firstCalls)) {
    expect([screen, screenAccess[screen as Screen]]).toEqual([screen, access]);
    const opens = everybody.map((who) => mayOpen(screen as Screen, who));
    expect([screen, opens]).toEqual([screen, everybody.map((who) => mayCall(name, who))]);
  }
});

test('the screens of awards are for who may give them', () => {
  expect([screenAccess.adhocRecognition, screenAccess.rewardTrfCustom]).toEqual([
    awardAccess.adhoc,
    awardAccess.reward,
  ]);
});

test('something waits for whom a call lets do it', () => {
  for (const capability of capabilityNames) {
    const who = holder(capability);
    const does = (
      [
        'donexusnomreviewreward',
        'donexusideareview',
        'stageideas',
        'confirmapproval',
        'deskmove',
        'inboxanswer',
        'decidecase',
      ] as const
    ).some((call) => mayCall(call, who));
    expect([capability, hasToDo(who)]).toEqual([capability, does || mayUpload('vouchers', who)]);
  }
});

test('the screen of the competition is for whoever may do something there', () => {
  for (const capability of capabilityNames) {
    const who = holder(capability);
    const does = (['admincompetitionupdate', 'adminbannerupload', 'competitionreport'] as const).some((call) =>
      mayCall(call, who),
    );
    expect([capability, mayOpen('competitionAdmin', who)]).toEqual([capability, does]);
  }
});

test('an administrator of reports may whatever somebody with a part of the administration may', () => {
  const parts = ['finance', 'shop', 'content', 'people', 'programme'] as const;
  for (const access of Object.keys(accessWords) as Access[]) {
    if (access === 'managementReader' || access === 'open' || access === 'signedOn' || access === 'member') continue;
    const holders = holdersOf(access);
    if (parts.some((part) => holders.includes(part)))
      expect([access, holders]).toContainEqual(expect.arrayContaining(['administrator']));
  }
});

test('an auditor reads what administrators read, and changes nothing of it', () => {
  const auditor = holder('auditor');
  const administrator = holder('administrator', 'manager');
  for (const [name, right] of Object.entries(callRows)) {
    if (['open', 'signedOn', 'member', 'manager', 'reviewer'].includes(right.access)) continue;
    expect([name, mayUse(right, auditor)]).toEqual([name, right.reads && mayUse(right, administrator)]);
  }
  expect(uploadKinds.filter((kind) => mayUpload(kind, auditor))).toEqual([]);
});

test('each capability of the administration opens its own part alone', () => {
  const opened = (capability: Capability) =>
    new Set(
      Object.entries(callRows)
        .filter(([, row]) => row.access !== 'member' && !mayUse(row, holder()) && mayUse(row, holder(capability)))
        .map(([name]) => name),
    );
  const uploads = [
    'dataupload',
    'uploadprogress',
    'uploadchanges',
    'uploadlist',
    'sourcelist',
    'savesource',
    'forgetsource',
    'givefeedtoken',
    'endfeedtoken',
    'uploadhistory',
    'tryundo',
    'undofile',
    'undoupload',
    'feedpreview',
    'confirmfeed',
    'declinefeed',
  ];
  const asking = ['confirmapproval', 'declineapproval'];
  expect({
    shop: opened('shop'),
    people: opened('people'),
    finance: opened('finance'),
    content: opened('content'),
    programme: opened('programme'),
  }).toEqual({
    shop: new Set([
      ...['productpicupload', 'desklist', 'deskmove', 'deskrefund', 'deskexport', 'deskimport'],
      ...uploads,
      ...asking,
    ]),
    people: new Set([
      ...['rosterrecord', 'rosterchoices', 'addperson', 'changeperson', 'endperson', 'returnperson'],
      ...['exportperson', 'eraseperson', 'trymerger', 'merge'],
      ...uploads,
      ...asking,
      ...['roleassignments', 'giverole', 'endrole', 'peoplelist', 'exportpeople', 'person', 'personledger'],
      ...['personrecognitions', 'personnominations', 'personorders', 'personmessages', 'personacts'],
      ...['personsignons', 'personreports'],
      ...['messagelist', 'messageone', 'messagereach', 'resendmessage', 'giveupmessage'],
      ...['persondelegations', 'namedelegatefor', 'changedelegationfor', 'enddelegationfor'],
    ]),
    finance: new Set([
      ...['reportmanagement', 'exportmanagement', ...uploads, ...asking],
      ...[
        'correctionlist',
        'exportcorrections',
        'correctionfind',
        'trycorrection',
        'debtlist',
        'exportdebts',
        'forgivedebt',
        'correct',
        'circlelist',
        'judgecircle',
      ],
      ...['budgetlist', 'budgetone', 'exportbudgets', 'trybudget', 'changebudget', 'budgetplans', 'savebudgetplan'],
    ]),
    content: new Set([
      ...['adminbannerupload', 'competitionlist', 'competitionone'],
      ...['sentencelist', 'sentenceversions', 'trysentence', 'sentencemails', 'savesentence', 'withdrawsentence'],
      ...['announcementlist', 'announcementaudiences', 'announcementreach', 'announcementsave', 'announcementend'],
      ...['announcementtakeaway', 'announcementrestore', 'announcementmove', 'announcementpicupload'],
      ...['inboxlist', 'exportinbox', 'inboxone', 'inboxkeepers', 'inboxanswer', 'inboxnote', 'inboxassign'],
      ...['inboxmove', 'inboxresend'],
      ...['contentlist', 'contentblock', 'contentversions', 'contentdifference', 'contentpreview'],
      ...['contentdraftsave', 'contentdraftdrop', 'contentreturn', 'contentpublish', 'contentwithdraw'],
      ...['contentblockadd', 'contentblockretire', 'contentpicupload'],
      ...['announcementlist', 'announcementaudiences', 'announcementreach', 'announcementsave', 'announcementend'],
      ...['announcementtakeaway', 'announcementrestore', 'announcementmove', 'announcementpicupload'],
    ]),
    programme: new Set([
      ...['quartersList', 'addNewQuarter', 'QuarterlyAwardsSummaryReport', 'QuarterlyAwardsSummaryDetails'],
      ...[
        'quarterballot',
        'ballotcandidates',
        'ballotget',
        'ballotopen',
        'ballotclose',
        'ballotdecide',
        'ballotwithdraw',
      ],
      ...['quarterlyawards', 'competitionreport', 'exportquarterlyawards', 'exportcompetition'],
      ...['exportideas', 'exportquartersummary', 'exporttranslations'],
      ...['idealist', 'ideaget', 'donexusideareview', 'stageideas', 'admincompetitionupdate'],
      ...['competitionlist', 'competitionone', 'savecompetition', 'removecompetition'],
      ...['competitionnominees', 'namewinner', 'withdrawwinner', 'announcewinners'],
      ...['programmenow', 'programmeversions', 'programmeversion'],
      ...['tryprogramme', 'saveprogramme', 'withdrawprogramme'],
      ...['sitelooks', 'lookversions', 'savelook', 'lookpicupload'],
      ...uploads,
      ...asking,
    ]),
  });
});

test('nobody gives more than they hold; whoever keeps the people gives neither that nor what moves the points of many', () => {
  const given = (who: Holder, scopeKind?: ScopeKind) =>
    capabilityNames.filter((capability) =>
      mayGiveRole(
        { capability, scopeKind: scopeKind ?? (capability === 'manager' ? 'ownReports' : 'everything') },
        who,
      ),
    );
  expect(given(holder('administrator'))).toEqual(capabilityNames);
  expect(given(holder('people'))).toEqual(['manager', 'inv']);
  for (const scope of ['site', 'cluster'] as const) expect(given(holder('people'), scope)).toEqual(['inv']);
  for (const scope of ['division', 'costCentre'] as const)
    expect(given(holder('people'), scope)).toEqual(['manager', 'clusterAdmin', 'committee', 'ideaReviewer', 'inv']);
  expect(given(holder('people', 'shop', 'finance', 'programme', 'content', 'auditor'))).toEqual([
    ...['manager', 'inv', 'content', 'auditor'],
  ]);
  expect(given(holder('finance', 'shop', 'content', 'programme', 'auditor', 'manager'))).toEqual([]);
});

test('the flags of the specification are what is held', () => {
  const none = { isManager: false, isAdminReports: false, role_ca: false, role_cc: false, role_idea: false };
  expect(flagsOf(holder())).toEqual({ ...none, role_inv: false });
  const all = holder('manager', 'administrator', 'clusterAdmin', 'committee', 'ideaReviewer', 'inv');
  expect(Object.values(flagsOf(all))).toEqual([true, true, true, true, true, true]);
  expect(Object.values(flagsOf(holder('finance', 'shop', 'content', 'people', 'programme', 'auditor')))).toEqual(
    Object.values(flagsOf(holder())),
  );
});
