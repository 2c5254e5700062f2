import type { PersonRole } from '@laurel/contract/calls/personnel/person';
import { page } from 'vitest/browser';
import type { CallOutput } from '#api/call.ts';
import { EraseDialog, HandOutDialog } from '#employment/DataDialogs.tsx';
import { EndDialog, ReturnDialog } from '#employment/LeavingDialogs.tsx';
import { AddDialog, ChangeDialog } from '#employment/RecordDialog.tsx';
import { EndRole } from '#roles/EndRole.tsx';
import { GiveRoleDialog } from '#roles/GiveRoleDialog.tsx';
import type { Answers } from './answers.ts';
import { Opened, open, Titled, type Wait } from './waits.tsx';

const memberId = '1.123456789012';
const recorded: CallOutput<'rosterrecord'> = {
  ...{ memberNumber: '100009', memberName: 'Zed Young', standing: 'here', isRegistered: true, managerName: '' },
  ...{ reports: 0, revision: 'a'.repeat(32), byHand: [], mayChange: true },
  record: {
    ...{ firstName: 'Zed', surname: 'Young', familyNameFirst: false, email: 'zed@test.example', cellNum: '' },
    ...{ divisionCode: 'D1', siteTemplate: 'laurel', costCentre: '', managerId: null, hireDate: '', birthDay: null },
    ...{ birthMonth: null, language: null },
  },
};
const choices = {
  divisions: [{ code: 'D1', name: 'Engineering', country: 'South Africa' }],
  ...{ clusters: ['AFRICA'], sites: ['laurel'], costCentres: [] },
};
const role: PersonRole = {
  ...{ roleAssignmentId: '7', capability: 'inv', scopeKind: 'everything', scopeCode: '', scopeName: '' },
  ...{ dateFrom: '2026-01-01T00:00:00.000Z', dateUntil: null, isInForce: true, source: 'given' },
  ...{ givenByMember: 'Ada', dateGiven: '2026-01-01T00:00:00.000Z' },
};
const message = 'Done.';
const answers: Answers = {
  rosterchoices: () => choices,
  rosterrecord: () => recorded,
  addperson: () => ({ message, memberId }),
  changeperson: () => ({ message, changed: 1 }),
  endperson: () => ({ message, dateForfeit: '2026-12-27' }),
  returnperson: () => ({ message, isLate: false }),
  exportperson: () => ({ fileName: 'a.json', data: {} }),
  eraseperson: () => ({ message }),
  giverole: () => ({ message, roleAssignmentId: '8' }),
  endrole: () => ({ message }),
};
const who = { member: { capabilities: ['administrator' as const] }, answers };
const why = async () => {
  await open();
  await page.getByRole('textbox', { name: /^Why/ }).fill('So it is.');
};
const dialog = (Dialog: typeof EndDialog, standing: typeof recorded.standing) => (
  <Opened>{(close) => <Dialog memberId={memberId} recorded={{ ...recorded, standing }} onClose={close} />}</Opened>
);

export const waitsOfEmployment: Wait[] = [
  {
    ...who,
    ...{ file: 'employment/RecordDialog.tsx', name: 'Add a person', call: 'addperson' },
    part: <Opened>{(close) => <AddDialog onAdded={close} onClose={close} />}</Opened>,
    before: async () => {
      await open();
      for (const [label, value] of [
        ['Member number', '100010'],
        ['First name', 'Jo'],
        ['Surname', 'Ner'],
      ] as const)
        await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value);
      await page.getByRole('combobox', { name: /^Division/ }).selectOptions('D1');
    },
  },
  {
    ...who,
    ...{ file: 'employment/RecordDialog.tsx', name: 'Save', call: 'changeperson', part: dialog(ChangeDialog, 'here') },
    before: async () => {
      await open();
      await page.getByRole('textbox', { name: /^Surname/ }).fill('Other');
    },
  },
  {
    ...who,
    ...{ file: 'employment/LeavingDialogs.tsx', name: 'End', call: 'endperson', part: dialog(EndDialog, 'here') },
    before: why,
  },
  {
    ...who,
    ...{ file: 'employment/LeavingDialogs.tsx', name: 'Bring back', call: 'returnperson', before: why },
    part: dialog(ReturnDialog, 'left'),
  },
  {
    ...who,
    ...{ file: 'employment/DataDialogs.tsx', name: 'Hand out data', call: 'exportperson', before: why },
    part: dialog(HandOutDialog, 'here'),
  },
  {
    ...who,
    ...{ file: 'employment/DataDialogs.tsx', name: 'Erase', call: 'eraseperson', part: dialog(EraseDialog, 'left') },
    before: async () => {
      await open();
      await page.getByText('They asked for it').click();
      await page.getByRole('textbox', { name: /^Type their member number/ }).fill('100009');
    },
  },
  {
    ...who,
    ...{ file: 'roles/GiveRoleDialog.tsx', name: 'Give a role', call: 'giverole', before: open },
    part: <Opened>{(close) => <GiveRoleDialog memberId={memberId} name="Zed Young" onClose={close} />}</Opened>,
  },
  {
    ...who,
    ...{ file: 'roles/EndRole.tsx', name: /^End: /, asks: 'End', call: 'endrole' },
    part: (
      <Titled>
        <EndRole memberId={memberId} name="Zed Young" role={role} />
      </Titled>
    ),
  },
];
