import { calls } from '@laurel/contract';
import type { CallName } from '@laurel/contract/call-rows';
import { type ReactNode, useState } from 'react';
import { page } from 'vitest/browser';
import { fetchFile } from '#api/fetch-file.ts';
import { queryClient } from '#api/query-client.ts';
import { AdminBanner } from '#competition/AdminBanner.tsx';
import { AdminReport } from '#competition/AdminReport.tsx';
import { AdminSetup } from '#competition/AdminSetup.tsx';
import { CompetitionAdminPage } from '#competition/CompetitionAdminPage.tsx';
import { CompetitionPage } from '#competition/CompetitionPage.tsx';
import { ContactPage } from '#content/ContactPage.tsx';
import { ContentPage } from '#content/ContentPage.tsx';
import { PictureNudge } from '#portraits/PictureNudge.tsx';
import { ProfileEdit } from '#profile/ProfileEdit.tsx';
import { ProfileView } from '#profile/ProfileView.tsx';
import { NewQuarterModal } from '#quarters/NewQuarterModal.tsx';
import { QuarterlyAwardsPage } from '#quarters/QuarterlyAwardsPage.tsx';
import { navigate } from '#router/router.ts';
import { homeQuery } from '#session/member.ts';
import { SignedOn } from '#session/SignedOn.tsx';
import { StatementPage } from '#statements/StatementPage.tsx';
import { ExportButtons } from '#ui/tables/ExportButtons.tsx';
import { exportFetched } from '#ui/tables/export.ts';
import { ChangeList } from '#uploads/ChangeList.tsx';
import { FedDialog } from '#uploads/FedDialog.tsx';
import { TokenDialog } from '#uploads/FeedTokens.tsx';
import { OwnProfile } from '#uploads/OwnProfile.tsx';
import { RenameDialog } from '#uploads/Sources.tsx';
import { UndoDialog } from '#uploads/UndoDialog.tsx';
import type { Answers } from './answers.ts';
import { competition } from './competition.ts';
import { csvFile, upload } from './desk.ts';
import { aHome, thandi } from './people.ts';
import { fed, source, taken, undone } from './sources.ts';
import { At, Opened, open, Titled, type Wait } from './waits.tsx';

const admin = { capabilities: ['administrator' as const] };
const picture = new File(['not a picture'], 'me.png', { type: 'image/png' });
const unconfirmed = { isEmailConfirmed: false };
const session = {
  sessionId: 'a'.repeat(43),
  browser: 'Safari',
  system: 'iPhone',
  dateBegan: '2026-11-20T08:00:00Z',
  dateLastUsed: '2026-11-20T10:00:00Z',
  isThis: false,
};
const answers: Answers = {
  getcontentdb: () => ({ title: 'FAQ', content: '<p>Ask.</p>' }),
  contactussend: () => ({ message: 'Message Successfully Sent' }),
  mycontacts: () => ({ contacts: [], next: null, total: 0 }),
  getmemberdata: () => aHome(),
  memberupdate: () => ({ memberData: thandi }),
  profilepicupload: () => ({ picId: '' }),
  profilepicremove: () => ({ message: 'It is gone.' }),
  resendconfirmation: () => ({ message: 'It is on its way.' }),
  confirmemail: () => ({ message: 'Thank you.', memberData: thandi }),
  mysessions: () => ({ sessions: [{ ...session, sessionId: 'b'.repeat(43), isThis: true }, session], total: 2 }),
  endsession: () => ({ message: 'You are signed off there.' }),
  endothersessions: () => ({ message: 'You are signed off everywhere else.' }),
  competitions: () => ({ competitions: [] }),
  pastcompetitions: () => ({ competitions: [], total: 0, next: null }),
  competitionlist: () => ({ competitions: [], total: 0, next: null, running: 0, planned: 0, ended: 0 }),
  admincompetitionget: () => ({ competition, written: competition, banner: '1' }),
  admincompetitionupdate: (form) => ({ message: 'Competition Settings Updated.', competition: form }),
  adminbannerupload: () => ({ banner: '2' }),
  competitionreport: () => nothingIn('competitionreport'),
  quarterlyawards: () => nothingIn('quarterlyawards'),
  addNewQuarter: () => ({ message: 'Added.', quarters: [], offered: [] }),
  mydebts: () => ({ totals: { points: 0, repaid: 0, forgiven: 0, writtenOff: 0, left: 0 }, open: [], count: 0 }),
  statement: ({ before }) => ({
    report: {
      fields: ['transDate', 'transDescription', 'pointsValue'],
      rows: [[before ? '2026-09-01T12:00:00Z' : '2026-11-01T12:00:00Z', 'A nomination award', 50]],
    },
    next: before ? null : 7,
    totals: { credit: 100, debit: 0 },
  }),
};

/** A report without rows, with the fields that its call names. */
function nothingIn(name: 'competitionreport' | 'quarterlyawards') {
  const all = Object.assign({}, ...Object.values(calls)) as Record<CallName, { output: unknown }>;
  const { shape } = all[name].output as {
    shape: { report: { shape: { fields: { def: { element: { options: string[] } } } } } };
  };
  return {
    report: { fields: shape.report.shape.fields.def.element.options as never, rows: [] },
    next: null,
    totals: { rows: 0 },
  };
}

/** Whose data has to be asked for. */
function Unknown({ children }: { children: ReactNode }) {
  useState(() => queryClient.removeQueries({ queryKey: homeQuery.queryKey }));
  return children;
}

const quarter = {
  ...{ quarterNum: 4, quarterYear: 2026, description: 'Q4 2026' },
  ...{ dateFrom: '2026-10-01', dateTo: '2026-12-31' },
};

export const waitsOfPages: Wait[] = [
  {
    file: 'content/ContactForm.tsx',
    name: 'Send Message',
    part: <ContactPage />,
    answers,
    call: 'contactussend',
    before: async () => {
      await page.getByRole('textbox', { name: 'Message' }).fill('Thank you.');
      await page.getByLabelText('I accept the terms').click({ force: true });
    },
  },
  {
    file: 'content/ContentPage.tsx',
    name: 'Try again',
    part: (
      <At params={{ contentKey: 'faq' }}>
        <ContentPage />
      </At>
    ),
    answers,
    call: 'getcontentdb',
    isRetry: true,
  },
  {
    file: 'session/SignedOn.tsx',
    name: 'Try again',
    part: (
      <Unknown>
        <SignedOn>
          <Titled>Signed on</Titled>
        </SignedOn>
      </Unknown>
    ),
    answers,
    call: 'getmemberdata',
    isRetry: true,
  },
  { file: 'profile/ProfileView.tsx', name: 'Refresh picture', part: <ProfileView />, answers, call: 'getmemberdata' },
  {
    file: 'profile/SessionRow.tsx',
    name: /^Sign off Safari on iPhone/,
    part: <ProfileView />,
    answers,
    call: 'endsession',
  },
  {
    file: 'profile/Sessions.tsx',
    name: 'Sign off everywhere else',
    part: <ProfileView />,
    answers,
    call: 'endothersessions',
  },
  { file: 'profile/ProfileEdit.tsx', name: 'Save', part: <ProfileEdit />, answers, call: 'memberupdate' },
  {
    file: 'profile/PictureUpload.tsx',
    name: /^Drop a picture here/,
    part: <ProfileEdit />,
    answers,
    call: 'profilepicupload',
    takes: picture,
  },
  {
    ...{ file: 'profile/PictureUpload.tsx', name: 'Remove picture', asks: 'Yes, remove it' },
    ...{ part: <ProfileEdit />, member: { picId: 'a'.repeat(32) }, answers, call: 'profilepicremove', only: 'refused' },
  },
  {
    ...{ file: 'portraits/PictureNudge.tsx', name: 'Add a picture', part: <PictureNudge />, call: 'profilepicupload' },
    ...{ choosesPicture: true, asks: 'Use this picture', member: { asksPicture: true }, answers },
  },
  {
    ...{ file: 'portraits/PictureNudge.tsx', name: 'Not now', part: <PictureNudge />, call: 'pictureasked' },
    ...{ member: { asksPicture: true }, answers: { pictureasked: () => ({}) } },
  },
  {
    file: 'profile/EmailConfirmation.tsx',
    name: 'Send the link again',
    part: <ProfileView />,
    member: unconfirmed,
    answers,
    call: 'resendconfirmation',
  },
  {
    file: 'profile/EmailConfirmation.tsx',
    name: 'Yes, confirm it',
    part: <ProfileView />,
    member: unconfirmed,
    answers,
    call: 'confirmemail',
    before: () => navigate('?confirm=abc', { replace: true }),
    only: 'refused',
  },
  {
    file: 'competition/CompetitionPage.tsx',
    name: 'Try again',
    part: <CompetitionPage />,
    answers,
    call: 'competitions',
    isRetry: true,
  },
  {
    file: 'ui/states/EmptyState.tsx',
    name: 'Try again',
    part: <CompetitionAdminPage />,
    member: admin,
    answers,
    call: 'admincompetitionget',
    isRetry: true,
  },
  {
    file: 'competition/AdminSetup.tsx',
    name: 'Update',
    part: (
      <Titled>
        <AdminSetup competition={competition} />
      </Titled>
    ),
    member: admin,
    answers,
    call: 'admincompetitionupdate',
  },
  {
    file: 'competition/AdminBanner.tsx',
    name: /^Drop a picture here/,
    part: (
      <Titled>
        <AdminBanner banner="1" />
      </Titled>
    ),
    member: admin,
    answers,
    call: 'adminbannerupload',
    takes: picture,
  },
  {
    file: 'competition/AdminReport.tsx',
    name: 'Load Report',
    part: (
      <Titled>
        <AdminReport />
      </Titled>
    ),
    member: admin,
    answers,
    call: 'competitionreport',
  },
  {
    file: 'quarters/QuarterlyAwardsPage.tsx',
    name: 'Load Report',
    part: <QuarterlyAwardsPage />,
    member: admin,
    answers,
    call: 'quarterlyawards',
  },
  {
    file: 'quarters/NewQuarterModal.tsx',
    name: 'Add quarter',
    part: <Opened>{(close) => <NewQuarterModal offered={[quarter]} onAdded={() => {}} onClose={close} />}</Opened>,
    member: admin,
    answers,
    call: 'addNewQuarter',
    before: open,
  },
  {
    file: 'ui/tables/ExportButtons.tsx',
    name: 'Export to Excel',
    part: (
      <Titled>
        <ExportButtons
          onExcel={() => exportFetched((onFailed) => fetchFile('deskexport', {}, onFailed), 'It failed.')}
        />
      </Titled>
    ),
    answers,
    call: 'downloadticket',
    only: 'refused',
  },
  {
    file: 'statements/Ledger.tsx',
    name: 'Show earlier months',
    part: <StatementPage />,
    answers,
    call: 'statement',
  },
  {
    file: 'uploads/ChangeList.tsx',
    name: 'Download the change',
    part: (
      <Titled>
        <ChangeList outcome={upload} file={csvFile} />
      </Titled>
    ),
    answers,
    call: 'uploadchanges',
    only: 'refused',
  },
  {
    file: 'uploads/Sources.tsx',
    name: 'Rename',
    part: <Opened>{(close) => <RenameDialog source={source} onClose={close} />}</Opened>,
    answers: {
      savesource: () => ({ sourceId: '7', name: 'Payroll', version: 2 }),
      sourcelist: () => ({ sources: [source] }),
    },
    call: 'savesource',
    before: open,
    only: 'refused',
  },
  {
    file: 'uploads/FeedTokens.tsx',
    name: 'Make a token',
    part: <Opened>{(close) => <TokenDialog source={source} onClose={close} />}</Opened>,
    answers: {
      givefeedtoken: () => ({ token: 'abc', path: '/api/feeds/roster', endsAt: '2027-11-20T10:00:00Z' }),
      sourcelist: () => ({ sources: [source] }),
    },
    call: 'givefeedtoken',
    before: open,
  },
  ...(['Yes, do this', 'Decline it'] as const).map(
    (name): Wait => ({
      file: 'uploads/FedDialog.tsx',
      name,
      part: <Opened>{(close) => <FedDialog row={fed} fedFileId="7" onClose={close} />}</Opened>,
      answers: { feedpreview: () => upload, confirmfeed: () => upload, declinefeed: () => ({}) },
      call: name === 'Decline it' ? 'declinefeed' : 'confirmfeed',
      before: open,
    }),
  ),
  {
    file: 'uploads/UndoDialog.tsx',
    name: 'Undo 1 change',
    part: <Opened>{(close) => <UndoDialog row={taken} uploadId="9" onClose={close} />}</Opened>,
    answers: { ...answers, tryundo: () => undone, undoupload: () => undone },
    call: 'undoupload',
    before: async () => {
      await open();
      await page.getByRole('textbox', { name: /^Why it is undone/ }).fill('The wrong file.');
    },
  },
  {
    file: 'uploads/OwnProfile.tsx',
    name: 'Refresh profile picture',
    part: (
      <Titled>
        <OwnProfile />
      </Titled>
    ),
    answers,
    call: 'getmemberdata',
  },
  {
    file: 'uploads/OwnProfile.tsx',
    name: 'Update profile',
    part: (
      <Titled>
        <OwnProfile />
      </Titled>
    ),
    answers,
    call: 'memberupdate',
  },
];
