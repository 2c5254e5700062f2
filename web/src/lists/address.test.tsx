import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from '#router/router.ts';
import { showPart } from '../../test/part.tsx';
import { useWish } from './address.ts';

function List() {
  const { wish, change } = useWish(['kind', 'who', 'search']);
  // As two presses before anything is drawn anew.
  const onClick = () => {
    change({ who: '' });
    change({ kind: 'orders' });
  };
  return (
    <button type="button" onClick={onClick}>
      {JSON.stringify(wish)}
    </button>
  );
}

test('what was chosen a moment ago is not undone by what is chosen next', async () => {
  await navigate('/audit?kind=roles&who=1.1&search=mug');
  await showPart(<List />, {});
  await page.getByRole('button').click();
  await expect.element(page.getByText('{"kind":"orders","who":"","search":"mug"}')).toBeVisible();
  expect(window.location.search).toBe('?kind=orders&search=mug');
});
