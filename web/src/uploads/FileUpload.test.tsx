import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, refusedWith } from '../../test/answers.ts';
import { csvFile, upload } from '../../test/desk.ts';
import { showPart } from '../../test/part.tsx';
import { Titled } from '../../test/waits.tsx';
import { FileUpload } from './FileUpload.tsx';

const place = page.getByLabelText(/^Drop a CSV or Excel file here/);
const button = (name: string) => page.getByRole('button', { name });
const outcome = page.getByRole('region', { name: 'Outcome of the file' });
const working = page.getByRole('status').filter({ hasText: 'Sending the file…' });

/** Answers each try when it is let. */
function showHeld() {
  const tries = [0, 1, 2].map(() => Promise.withResolvers<ReturnType<typeof refusedWith> | typeof upload>());
  let turn = 0;
  const answers: Answers = {
    dataupload: () => tries[turn++]?.promise ?? upload,
    uploadprogress: () => ({ done: 0, total: 0, isFinished: false }),
  };
  const shown = showPart(
    <Titled>
      <FileUpload />
    </Titled>,
    { answers, member: { capabilities: ['people'] } },
  );
  return { shown, tries };
}

const pressed = async (name: string) => {
  await expect.element(button(name)).toBeVisible();
  (button(name).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};

test('who checks and applies a file stands at what it is about, from step to step', async () => {
  const { shown, tries } = showHeld();
  await shown;
  (place.element() as HTMLElement).focus();
  await userEvent.upload(place, csvFile);
  await expect.element(working).toHaveFocus();
  tries[0]?.resolve(refusedWith('The server is tired.'));
  await expect.element(outcome).toHaveFocus();
  await pressed('Try this file again');
  await expect.element(working).toHaveFocus();
  tries[1]?.resolve(upload);
  await expect.element(outcome).toHaveFocus();
  await pressed('Upload: 1 change');
  await expect.element(working).toHaveFocus();
  tries[2]?.resolve(upload);
  await expect.element(outcome).toHaveFocus();
  await pressed('Choose another file');
  await expect.element(place).toHaveFocus();
});
