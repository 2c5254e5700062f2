import { type FormEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, showPart } from '../../../test/part.tsx';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

const button = page.getByRole('button');

/** Waits from its click on. */
function Waiting({ onSubmit }: { onSubmit: () => void }) {
  const [isWaiting, setWaiting] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
    setWaiting(true);
  };
  return (
    <form onSubmit={submit} aria-label="Idea">
      <label>
        Title <input />
      </label>
      <Button type="submit" isWaiting={isWaiting}>
        Submit the idea
      </Button>
    </form>
  );
}

/** Cannot be pressed a second time. */
function Once({ of: Part }: { of: 'button' | 'icon' }) {
  const [isUsed, setUsed] = useState(false);
  const press = { disabled: isUsed, onClick: () => setUsed(true) };
  return (
    <>
      {Part === 'icon' ? <IconButton label="Decrease" {...press} /> : <Button {...press}>Decrease</Button>}
      <a href="#next">Next</a>
    </>
  );
}

test('a button that waits keeps the focus and its size, says so, and its form is not sent again', async () => {
  const submit = vi.fn();
  await showPart(<Waiting onSubmit={submit} />);
  await document.fonts.ready;
  const { width, height } = button.element().getBoundingClientRect();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAccessibleName('Submit the idea');
  expect(button.element().getBoundingClientRect()).toMatchObject({ width, height });
  await expect.element(page.getByText('Please wait…')).toHaveAttribute('aria-live', 'polite');
  await expectAccessible();

  await userEvent.keyboard('{Enter}');
  (button.element() as HTMLElement).click();
  await page.getByLabelText('Title').click();
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
});

test.for(['button', 'icon'] as const)(
  'what is no longer to be pressed keeps the focus until somebody goes on: %s',
  async (of) => {
    await showPart(<Once of={of} />);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('link')).toHaveFocus();
    await expect.element(button).toBeDisabled();
  },
);

test('outside of a form, and in one unless it says so, a button submits nothing', async () => {
  const submit = vi.fn((event: FormEvent) => event.preventDefault());
  await showPart(
    <form onSubmit={submit}>
      <Button>Cancel</Button>
    </form>,
  );
  await button.click();
  expect(submit).not.toHaveBeenCalled();
});
