import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { navigate } from '#router/router.ts';
import { showPart } from '../../../test/part.tsx';
import { CelebrationHost } from './CelebrationHost.tsx';
import { celebrate } from './celebrate.ts';

const sky = () => document.querySelector('[data-celebration]');
const falls = () => sky()?.getAnimations({ subtree: true }) ?? [];

beforeEach(async () => {
  await showPart(<CelebrationHost />);
  celebrate();
  await expect.poll(() => falls().length).toBeGreaterThan(0);
});

test('leaves go when the last has fallen', async () => {
  for (const fall of falls()) fall.finish();
  await expect.poll(sky).toBeNull();
});

test('whoever points at a leaf holds them all', async () => {
  const leaf = sky()?.firstElementChild;
  const { left, top } = leaf?.getBoundingClientRect() ?? new DOMRect();
  const point = (clientX: number, clientY: number) =>
    window.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY }));
  point(left + 1, top + 1);
  await expect.poll(() => falls().map(({ playState }) => playState)).not.toContain('running');
  point(-1000, -1000);
  await expect.poll(() => falls().map(({ playState }) => playState)).not.toContain('paused');
});

test('Escape ends it', async () => {
  await userEvent.keyboard('{Escape}');
  await expect.poll(sky).toBeNull();
});

test('it leaves with its page, and stays with another part of it', async () => {
  for (const fall of falls()) fall.pause();
  await navigate(`${window.location.pathname}?part=sent`);
  await expect.element(page.getByRole('main')).toBeInTheDocument();
  expect(sky()).not.toBeNull();
  await navigate('/after-the-leaves');
  await expect.poll(sky).toBeNull();
});
