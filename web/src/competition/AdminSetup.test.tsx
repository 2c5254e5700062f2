import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { never } from '../../test/answers.ts';
import { competition } from '../../test/competition.ts';
import { showPart } from '../../test/part.tsx';
import { AdminSetup } from './AdminSetup.tsx';

const title = page.getByRole('textbox', { name: 'Title' });
const discard = page.getByRole('button', { name: 'Discard changes' });
const update = page.getByRole('button', { name: 'Update' });

test('who discards their changes stands at the button beside', async () => {
  await showPart(<AdminSetup competition={competition} />, { member: { capabilities: ['programme'] } });
  await title.fill('Worst idea');
  await userEvent.keyboard('{Tab}');
  (discard.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(discard).not.toBeInTheDocument();
  await expect.element(title).toHaveValue(competition.title);
  await expect.element(update).toHaveFocus();
});

test('who went on to it while the changes were sent does too', async () => {
  const held = Promise.withResolvers<void>();
  await showPart(<AdminSetup competition={competition} />, {
    member: { capabilities: ['programme'] },
    answers: {
      memberheader: () => never,
      admincompetitionupdate: async (form) => {
        await held.promise;
        return { message: 'Competition Settings Updated.', competition: form };
      },
    },
  });
  await title.fill('Worst idea');
  (update.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Tab}');
  await expect.element(discard).toHaveFocus();
  held.resolve();
  await expect.element(discard).not.toBeInTheDocument();
  await expect.element(update).toHaveFocus();
});
