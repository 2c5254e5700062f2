import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { never, refusedWith } from '../../test/answers.ts';
import { onPhone, showPart } from '../../test/part.tsx';
import { CompanyWords } from './CompanyWords.tsx';

const said = 'Choose who, tick what you saw, and tell us the story. What happened, and what was different afterwards?';
const words = (
  <>
    <CompanyWords contentKey="nominate" letters={120} otherwise="Tell us the story." />
    <button type="button">Select…</button>
  </>
);
const below = page.getByRole('button', { name: 'Select…' });
const topOf = () => below.element().getBoundingClientRect().top;

test('what stands below is there while the words are on their way, with room for them', async () => {
  await onPhone();
  let come: (html: string) => void = () => {};
  const coming = new Promise<string>((resolve) => {
    come = resolve;
  });
  await showPart(words, { answers: { getcontentdb: () => coming.then((content) => ({ title: '', content })) } });
  await expect.element(below).toBeVisible();
  const before = topOf();
  come(`<p>${said}</p>`);
  await expect.element(page.getByText(said)).toBeVisible();
  expect(topOf()).toBe(before);
});

test('words that never come, and words that there are not, take nothing away', async () => {
  await showPart(words, { answers: { getcontentdb: () => never } });
  await expect.element(below).toBeVisible();
  await showPart(words, { answers: { getcontentdb: () => refusedWith('Error retrieving content', 404) } });
  await expect.element(page.getByText('Tell us the story.')).toBeVisible();
  await expect.element(below).toBeVisible();
});
