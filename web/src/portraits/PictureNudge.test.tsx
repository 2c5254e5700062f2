import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusedWith } from '../../test/answers.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { aPicture, choose } from '../../test/picture.ts';
import { PictureNudge } from './PictureNudge.tsx';

const isNew = { asksPicture: true } as const;
const button = (name: string) => page.getByRole('button', { name });

test('who is new sees how they look to others, and says not now, for good', async () => {
  const asked = await showPart(<PictureNudge />, { member: isNew, answers: { pictureasked: () => ({}) } });
  await expect.element(page.getByRole('heading', { name: 'Colleagues see your initials' })).toBeVisible();
  await expect.element(page.getByText('TM')).toBeVisible();
  await expectAccessible();
  await button('Not now').click();
  const whenever = page.getByText('You can add one in your profile whenever you like.');
  await expect.element(whenever).toBeVisible();
  expect(asked.map(({ name }) => name)).toContain('pictureasked');
  expect(document.activeElement?.contains(whenever.element())).toBe(true);
});

test('a picture is chosen here, its square is cut, and it stands there', async () => {
  await onPhone();
  const asked = await showPart(<PictureNudge />, {
    member: isNew,
    answers: { profilepicupload: () => ({ picId: 'a'.repeat(32) }) as never },
  });
  expectNothingCut(document.body);
  await choose(await aPicture());
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect.element(page.getByRole('heading', { name: 'Colleagues see you so from now on' })).toBeVisible();
  await expect.element(button('Not now')).not.toBeInTheDocument();
  expect(asked.map(({ name }) => name)).not.toContain('pictureasked');
});

test('what is no picture is refused in words, and a failure leaves the question', async () => {
  await showPart(<PictureNudge />, { member: isNew, answers: { pictureasked: () => refusedWith('No.', 403) } });
  await choose(new File(['no picture'], 'me.png', { type: 'image/png' }));
  await expect.element(page.getByText('Please choose a JPEG, PNG or WebP picture', { exact: false })).toBeVisible();
  await button('Not now').click();
  await expect.element(page.getByText('No.', { exact: true })).toBeVisible();
  await expect.element(button('Add a picture')).toBeVisible();
});

test('while an answer is on its way, it says so and the other waits', async () => {
  const kept = Promise.withResolvers<Record<string, never>>();
  await showPart(<PictureNudge />, { member: isNew, answers: { pictureasked: () => kept.promise } });
  await button('Not now').click();
  await expect.element(button('Not now')).toHaveAttribute('aria-busy', 'true');
  await expect.element(button('Add a picture')).toHaveAttribute('aria-disabled', 'true');
  kept.resolve({});
  await expect.element(button('Add a picture')).not.toBeInTheDocument();
});
