import { page } from 'vitest/browser';
import { ContactDialog } from '#inbox/ContactDialog.tsx';
import { contact, inboxkeepers } from './inbox.ts';
import { Opened, open, type Wait } from './waits.tsx';

const done = () => ({ message: 'Done.', revision: 2, state: 'answered' as const });
const answers = {
  ...{ inboxone: () => contact, inboxkeepers: () => inboxkeepers },
  ...{ inboxanswer: done, inboxnote: done, inboxassign: done, inboxmove: done, inboxresend: done },
};
const part = <Opened>{(close) => <ContactDialog contactId="17" mayChange onClose={close} />}</Opened>;
const who = { member: { capabilities: ['content' as const] }, answers, part, before: open };
const written = (field: string) => async () => {
  await open();
  await page.getByRole('textbox', { name: field }).fill('Words');
};
const chosen = async () => {
  await open();
  await page.getByRole('combobox', { name: 'Hand over to' }).selectOptions('Con Tent');
};

export const waitsOfInbox: Wait[] = [
  { ...who, file: 'inbox/Thread.tsx', name: 'Send again', call: 'inboxresend' },
  { ...who, file: 'inbox/Deeds.tsx', name: 'I’ll answer it', call: 'inboxassign' },
  { ...who, file: 'inbox/Deeds.tsx', name: 'Close the message', call: 'inboxmove' },
  { ...who, file: 'inbox/Deeds.tsx', name: 'Hand over', call: 'inboxassign', before: chosen },
  {
    ...who,
    file: 'inbox/AnswerForm.tsx',
    name: 'Send the answer',
    call: 'inboxanswer',
    before: written('Your answer'),
  },
  { ...who, file: 'inbox/NoteForm.tsx', name: 'Keep the note', call: 'inboxnote', before: written('Note') },
];
