import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { showPart } from '../../../test/part.tsx';
import { PageTurner } from './PageTurner.tsx';

const turner = { pageSize: 25, onTurn: () => {} };
const last = () => screen.getByRole('button', { name: 'Next page' });
const says = () => screen.getByRole('status');

test('what follows is told by the total, where the page does not tell it', async () => {
  await showPart(<PageTurner {...turner} page={2} total={60} />);
  await expect.element(says()).toHaveTextContent('51–60 of 60');
  await expect.element(last()).toBeDisabled();
  await showPart(<PageTurner {...turner} page={1} total={1000} isMore />);
  await expect.element(says()).toHaveTextContent('26–50 of more than 1,000');
  await expect.element(last()).toBeEnabled();
});

test('a page that knows its place says so, whatever was counted before', async () => {
  await showPart(<PageTurner {...turner} page={1} total={60} shown={25} isLast={false} />);
  await expect.element(says()).toHaveTextContent('26–50 of 60');
  await showPart(<PageTurner {...turner} page={2} total={60} shown={4} isLast />);
  await expect.element(says()).toHaveTextContent('51–54 of 54');
  await expect.element(last()).toBeDisabled();
  await showPart(<PageTurner {...turner} page={2} total={51} shown={25} isLast={false} isMore />);
  await expect.element(says()).toHaveTextContent('51–75 of more than 75');
  await showPart(<PageTurner {...turner} page={3} total={51} shown={7} isLast isMore />);
  await expect.element(says()).toHaveTextContent('76–82 of 82');
  await expect.element(last()).toBeDisabled();
  await showPart(<PageTurner {...turner} page={2} total={51} shown={0} isLast />);
  await expect.element(says()).toHaveTextContent('Nothing is left on this page.');
  await expect.element(screen.getByRole('button', { name: 'Previous page' })).toBeEnabled();
});
