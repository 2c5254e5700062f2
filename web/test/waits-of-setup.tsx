import { page } from 'vitest/browser';
import { Door } from '#setup/Door.tsx';
import { SetupPage } from '#setup/SetupPage.tsx';
import { begun, ready, setupAnswers } from './setup.ts';
import { press, Titled, type Wait } from './waits.tsx';

const member = { capabilities: ['administrator' as const] };
const list = { part: <SetupPage />, member, answers: setupAnswers(begun) };
const door = (
  <Titled>
    <Door secret={'x'.repeat(43)} />
  </Titled>
);
const fields = { 'First name': 'Ada', Surname: 'Osei', 'E-mail': 'ada@company.example', 'Mobile number': '0821234567' };
const others = { 'Your employee number': 'A-1', 'Your division': 'Head office', 'What one point buys': '1' };

export const waitsOfSetup: Wait[] = [
  { ...list, file: 'setup/Step.tsx', name: 'Not needed now', call: 'setupmark' },
  { ...list, file: 'setup/MailTest.tsx', name: 'Send me a message', call: 'setupmail' },
  { ...list, file: 'setup/SignOnTest.tsx', name: 'Ask the provider', call: 'setupprovider' },
  {
    ...list,
    file: 'setup/OwnNumber.tsx',
    name: 'Save',
    call: 'setupnumber',
    before: () => press('Correct my number'),
  },
  { ...list, answers: setupAnswers(ready), file: 'setup/SetupPage.tsx', name: 'Finish', call: 'setupfinish' },
  {
    part: door,
    answers: setupAnswers(begun),
    file: 'setup/BeginForm.tsx',
    name: 'Begin',
    call: 'setupbegin',
    only: 'refused',
    before: async () => {
      for (const [label, words] of Object.entries({ ...fields, ...others }))
        await page.getByLabelText(new RegExp(`^${label}`)).fill(words);
      await page.getByLabelText(/^Your country/).selectOptions('ZA');
      await page.getByLabelText(/^Currency/).selectOptions('ZAR');
      await page.getByLabelText(/^What one point buys/).fill('1');
    },
  },
  {
    part: door,
    answers: {
      ...setupAnswers(begun),
      setupdoor: () => ({ name: 'Ada Osei', email: '', memberNumber: '', countries: [] }),
    },
    file: 'setup/Door.tsx',
    name: 'Go on',
    call: 'setupreturn',
    only: 'refused',
  },
];
