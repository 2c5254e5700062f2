import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { onPhone, showPart } from '../../../test/part.tsx';
import { Carousel } from './Carousel.tsx';

const slides = ['One', 'Two', 'Three'].map((label) => ({ id: label, label, content: <p>{label}</p> }));
const show = () => showPart(<Carousel title="Today" intervalMs={1_000_000} slides={slides} />);
const leftOf = (label: string) => Math.round(page.getByText(label).element().getBoundingClientRect().left);

afterEach(() => {
  document.documentElement.dir = 'ltr';
});

test.each(['ltr', 'rtl'])('where lines run %s, Next shows the next slide and Previous the one before', async (dir) => {
  document.documentElement.dir = dir;
  await onPhone();
  await show();
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeVisible();
  const place = leftOf('One');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => leftOf('Two')).toBe(place);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => leftOf('Three')).toBe(place);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(() => leftOf('Two')).toBe(place);
  const chevron = page.getByRole('button', { name: 'Next' }).element().querySelector('svg') as Element;
  expect(getComputedStyle(chevron).scale).toBe(dir === 'rtl' ? '-1 1' : 'none');
});
