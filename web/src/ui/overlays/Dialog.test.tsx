import { type ReactNode, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulate, pressAcross } from '../../../test/browser.ts';
import { expectAccessible, onPhone, showPart } from '../../../test/part.tsx';
import { CelebrationHost } from './CelebrationHost.tsx';
import { celebrate } from './celebrate.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';
import { alertDialog, confirmDialog } from './dialogs.ts';
import { ToastHost } from './ToastHost.tsx';
import { notify } from './toasts.ts';

interface OpeningProps extends Partial<DialogProps> {
  beside?: ReactNode;
}

function Opening({ beside, children, ...dialog }: OpeningProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>Page</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {beside}
      {isOpen ? (
        <Dialog title="Question" {...dialog} onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      ) : null}
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name = 'Question') => page.getByRole('dialog', { name });
const panel = () => document.querySelector('[data-panel]') as HTMLElement;
const box = (element: Element) => element.getBoundingClientRect();
/** Somewhere on the frame beside the panel. */
const beside = { position: { x: 8, y: 8 } };

async function open(props: OpeningProps = {}) {
  await showPart(<Opening {...props} />);
  await button('Open').click();
  await expect.element(dialog()).toBeVisible();
}

const field = <input aria-label="Words" data-autofocus />;

test('the focus goes to what wants it, else to the first button, and back to what opened it', async () => {
  await open({ children: field });
  await expect.element(page.getByLabelText('Words')).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(button('Open')).toHaveFocus();
  await open();
  await expect.element(button('Close')).toHaveFocus();
  await button('Close').click();
  await expect.element(button('Open')).toHaveFocus();
});

test('Tab stays inside, both ways, also past a choice of few', async () => {
  await open({
    children: (
      <>
        {field}
        {['One', 'Two'].map((name) => (
          <label key={name}>
            <input type="radio" name="few" /> {name}
          </label>
        ))}
      </>
    ),
  });
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByLabelText('One')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Close')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByLabelText('Two')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  await expect.element(button('Close')).toHaveFocus();
});

test('Escape closes the topmost alone, also one that came by itself', async () => {
  await open({ children: field });
  void alertDialog({ message: 'The portal did not answer.' });
  await expect.element(button('OK')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('Please note:')).not.toBeInTheDocument();
  await expect.element(dialog()).toBeVisible();
  await expect.element(page.getByLabelText('Words')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('what waits to be said comes one after the other, and the focus is back after the last', async () => {
  const asked: boolean[] = [];
  await showPart(<Opening />);
  (button('Open').element() as HTMLElement).focus();
  void alertDialog({ message: 'First.' });
  void confirmDialog({ message: 'Second?' }).then((yes) => asked.push(yes));
  await expect.element(page.getByText('First.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Yes')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog('Please confirm')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/Open|Page/);
  expect(asked).toEqual([true]);
});

test('a click beside it closes it, unless it holds words', async () => {
  await open();
  await dialog().click(beside);
  await expect.element(dialog()).not.toBeInTheDocument();
  await open({ holdsWords: true, children: field });
  await dialog().click(beside);
  await expect.element(page.getByLabelText('Words')).toBeVisible();
});

test('a press that began inside or ended there is none beside it', async () => {
  await open({ children: <p>Select me.</p> });
  const words = page.getByText('Select me.').element();
  await pressAcross(words, dialog().element());
  await pressAcross(dialog().element(), words);
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog()).toBeVisible();
});

test('a file that was not chosen after all closes nothing', async () => {
  await open({ children: <input type="file" aria-label="File" /> });
  page
    .getByLabelText('File')
    .element()
    .dispatchEvent(new Event('cancel', { bubbles: true }));
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog()).toBeVisible();
});

test('a wish to close that a browser passes on closes it', async () => {
  await open();
  dialog()
    .element()
    .dispatchEvent(new Event('cancel', { cancelable: true }));
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(button('Open')).toHaveFocus();
});

test('the page behind neither scrolls nor jumps', async () => {
  await showPart(<Opening beside={<p style={{ height: '300vh' }}>Long</p>} />);
  window.scrollTo(0, 40);
  const before = box(page.getByRole('heading').element());
  await button('Open').click();
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{PageDown}{End}');
  expect(box(document.querySelector('h1') as Element)).toEqual(before);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(box(page.getByRole('heading').element())).toEqual(before);
});

test.for([844, 400])(
  'on a phone that shows %i pixels a long one scrolls inside, with title and deed in view',
  async (height) => {
    await onPhone();
    await page.viewport(390, height);
    await open({
      children: (
        <>
          {Array.from({ length: 30 }, (_, line) => (
            <label key={String(line)}>
              {`Line ${line}`} <input />
            </label>
          ))}
          <DialogActions>
            <button type="button">Do it</button>
          </DialogActions>
        </>
      ),
    });
    const field = page.getByLabelText('Line 20').element() as HTMLElement;
    field.focus();
    const deed = height < 480 ? undefined : box(button('Do it').element());
    const seen = box(field);
    expect(seen.top).toBeGreaterThanOrEqual(box(button('Close').element()).bottom);
    expect(seen.bottom).toBeLessThanOrEqual(deed?.top ?? height);
    expect(box(panel()).bottom).toBeLessThanOrEqual(height);
    await button('Do it').click();
  },
);

test('a phone’s keyboard leaves the rest of the window to it', async () => {
  await onPhone();
  const seen = window.visualViewport as VisualViewport;
  Object.defineProperty(seen, 'height', { value: 400, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(seen, 'height');
    seen.dispatchEvent(new Event('resize'));
  });
  await open({ shape: 'sheet', children: field });
  expect(box(panel()).height).toBe(400);
  Reflect.deleteProperty(seen, 'height');
  seen.dispatchEvent(new Event('resize'));
  expect(box(panel()).height).toBe(844);
});

test('messages are seen over it and can be used there, and stay when it goes', async () => {
  const undo = vi.fn();
  const act = { words: 'Undo', does: undo };
  await open({ beside: <ToastHost />, children: field });
  notify('Removed.', { act });
  await button('Undo').click();
  expect(undo).toHaveBeenCalledOnce();
  await expect.element(dialog()).toBeVisible();
  notify('Removed again.', { act });
  await expect.element(page.getByText('Removed again.')).toBeVisible();
  void alertDialog({ message: 'One more.' });
  await expect.element(button('OK')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Undo')).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await button('Undo').click();
  expect(undo).toHaveBeenCalledTimes(2);
});

test('leaves that fall fall on over it', async () => {
  await open({ beside: <CelebrationHost /> });
  celebrate();
  const sky = () => document.querySelector('[data-celebration]');
  await expect.poll(() => sky()?.closest('dialog')).toBe(dialog().element());
  for (const fall of sky()?.getAnimations({ subtree: true }) ?? []) fall.pause();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('a drawer stands where lines begin', async () => {
  const arrived = () =>
    Promise.all(
      panel()
        .getAnimations()
        .map(({ finished }) => finished),
    );
  await open({ shape: 'drawer' });
  await arrived();
  expect(box(panel())).toMatchObject({ left: 0, top: 0, bottom: window.innerHeight });
  await userEvent.keyboard('{Escape}');
  document.documentElement.dir = 'rtl';
  onTestFinished(() => void document.documentElement.removeAttribute('dir'));
  await open({ shape: 'drawer' });
  await arrived();
  expect(box(panel()).right).toBe(document.documentElement.clientWidth);
});

test('on paper stands what is read now, on white', async () => {
  document.documentElement.dataset.scheme = 'dark';
  onTestFinished(() => void delete document.documentElement.dataset.scheme);
  await open({ children: <p>Terms</p> });
  await emulate({ media: 'print' });
  await expect.element(page.getByText('Terms')).toBeVisible();
  expect(document.querySelector('h1')?.checkVisibility()).toBe(false);
  expect(document.querySelector('[data-panel] button')?.checkVisibility()).toBe(false);
  expect(getComputedStyle(panel()).backgroundColor).toBe('rgb(255, 255, 255)');
  expect(getComputedStyle(page.getByText('Terms').element()).color).toBe('rgb(20, 33, 26)');
});

test('who asked for less motion sees none', async () => {
  await emulate({ 'prefers-reduced-motion': 'reduce' });
  await open();
  expect(panel().getAnimations()).toEqual([]);
});
