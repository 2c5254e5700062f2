import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import { StackedText } from '#ui/display/StackedText.tsx';
import { UtcDay } from '#ui/display/UtcDay.tsx';
import { Switch } from '#ui/fields/Checkbox.tsx';
import { showPart } from '../../test/part.tsx';

beforeEach(() => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
});

/** The letters of a text as they are seen, from the left. */
function seen(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const letters: { letter: string; left: number }[] = [];
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null)
    for (let at = 0; at < text.length; at++) {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      letters.push({ letter: text.data[at] ?? '', left: range.getBoundingClientRect().left });
    }
  return letters
    .sort((a, b) => a.left - b.left)
    .map(({ letter }) => letter)
    .join('');
}

test('where lines run from right to left, telephone numbers and days are not torn', async () => {
  await showPart(
    <>
      <dl>
        <LabelledValue label="Mobile">+27 83 555 0246</LabelledValue>
      </dl>
      <UtcDay iso="2026-11-24T12:00:00Z" />
    </>,
  );
  expect(seen(page.getByRole('definition').element())).toBe('+27 83 555 0246');
  expect(seen(page.getByRole('time').element())).toBe('24 Nov 2026');
});

test('a name that runs the other way stands on the side of its row', async () => {
  await showPart(<StackedText text="Ana Silva" notes={['Engineering Johannesburg']} />);
  const [name, notes] = ['Ana Silva', 'Engineering Johannesburg'].map((words) => {
    const range = document.createRange();
    range.selectNodeContents(page.getByText(words).element());
    return range.getBoundingClientRect().right;
  });
  expect(Math.abs((name ?? 0) - (notes ?? 0))).toBeLessThan(1);
});

test('the knob of a switch that is on stays inside of it', async () => {
  await showPart(<Switch label="Active" checked onChange={() => {}} />);
  const { translate } = getComputedStyle(page.getByRole('switch').element(), '::before');
  expect(Number.parseFloat(translate)).toBeLessThan(0);
});
