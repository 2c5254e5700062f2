import type { Strokes } from '@laurel/contract/rules/strokes';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../../test/part.tsx';
import { SignaturePad } from './SignaturePad.tsx';

let drawn: Strokes = [];

function Pad({ begun }: { begun: Strokes }) {
  const [value, setValue] = useState(begun);
  drawn = value;
  return <SignaturePad label="Your signature" value={value} onChange={setValue} />;
}

const show = (begun: Strokes = []) => showPart(<Pad begun={begun} />);
const button = (name: string) => page.getByRole('button', { name });
const drawing = (name: string) => page.getByRole('img', { name });
const paper = () => page.getByRole('group', { name: 'Your signature' }).element().querySelector('div') as HTMLElement;

afterEach(() => {
  document.documentElement.dir = 'ltr';
});

/** A finger goes along, in parts of the paper. */
function draw(places: [number, number][], { pointerId = 7, pointerType = 'touch', ends = 'pointerup' } = {}) {
  const { left, top, width, height } = paper().getBoundingClientRect();
  const send = (type: string, [x, y]: [number, number]) =>
    paper().dispatchEvent(
      new PointerEvent(type, {
        ...{ pointerId, pointerType, bubbles: true, button: 0, isPrimary: true },
        ...{ clientX: left + x * width, clientY: top + y * height },
      }),
    );
  // A pointer that is none of the browser's cannot be held.
  paper().setPointerCapture = () => undefined;
  const [first = [0, 0], ...others] = places;
  send('pointerdown', first);
  for (const place of others) send('pointermove', place);
  send(ends, places.at(-1) ?? first);
}

test('a mouse draws a line, which is undone and cleared', async () => {
  await show();
  await expect.element(drawing('Nothing is drawn yet')).toBeVisible();
  await userEvent.dragAndDrop(drawing('Nothing is drawn yet'), drawing('Nothing is drawn yet'), {
    sourcePosition: { x: 40, y: 40 },
    targetPosition: { x: 300, y: 120 },
  });
  await expect.element(drawing('1 line is drawn')).toBeVisible();
  expect(drawn[0]?.length).toBeGreaterThanOrEqual(4);
  draw([[0.5, 0.5]]);
  await expect.element(drawing('2 lines are drawn')).toBeVisible();
  expect(drawn[1]).toEqual([500, 200]);
  await button('Undo the last line').click();
  await expect.element(drawing('1 line is drawn')).toBeVisible();
  await button('Clear the drawing').click();
  await expect.element(drawing('Nothing is drawn yet')).toBeVisible();
  await expect.element(button('Clear the drawing')).toHaveFocus();
  await expectAccessible();
});

test.each(['ltr', 'rtl'])('a finger draws the same on a phone where lines run %s', async (dir) => {
  document.documentElement.dir = dir;
  await onPhone();
  await show();
  draw([
    [0.1, 0.5],
    [0.2, 0.5],
    [0.3, 0.5],
    [0.3, 1.4],
  ]);
  await expect.element(drawing('1 line is drawn')).toBeVisible();
  expect(drawn).toEqual([[100, 200, 300, 200, 300, 400]]);
  expectNothingCut(document.body);
  expect(getComputedStyle(paper()).touchAction).toBe('none');
});

test('a second finger draws nothing, and what the browser breaks off stays', async () => {
  await show();
  paper().setPointerCapture = () => undefined;
  const { left, top } = paper().getBoundingClientRect();
  paper().dispatchEvent(
    new PointerEvent('pointerdown', { pointerId: 1, bubbles: true, button: 0, clientX: left + 90, clientY: top + 90 }),
  );
  draw([
    [0.6, 0.6],
    [0.7, 0.7],
  ]);
  expect(drawn).toEqual([]);
  paper().dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1, bubbles: true }));
  await expect.element(drawing('1 line is drawn')).toBeVisible();
});

test('a drawing that is full says so, and takes no more', async () => {
  await show(Array.from({ length: 199 }, () => [10, 10]));
  draw([[0.5, 0.5]]);
  await expect.element(page.getByText('The drawing is full. Undo a line to draw another.')).toBeVisible();
  draw([[0.6, 0.6]]);
  expect(drawn).toHaveLength(200);
  await button('Undo the last line').click();
  await expect.element(page.getByText('The drawing is full. Undo a line to draw another.')).not.toBeInTheDocument();
});

test('a line ends where the points do', async () => {
  await show([Array.from({ length: 2 * 3998 }, (_, i) => i % 400)]);
  draw(Array.from({ length: 20 }, (_, i) => [0.1 + i / 50, i % 2 ? 0.2 : 0.8]));
  await expect.element(page.getByText('The drawing is full. Undo a line to draw another.')).toBeVisible();
  expect(drawn[1]).toHaveLength(4);
});

test('keys go from button to button', async () => {
  await show([[10, 10]]);
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Undo the last line')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(drawing('Nothing is drawn yet')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Clear the drawing')).toHaveFocus();
});
