import { IconChevronRight, IconHelpCircle, IconHistory, IconListCheck, IconSend2 } from '@tabler/icons-react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import { SafeHtml } from '#ui/display/SafeHtml.tsx';
import { StackedText } from '#ui/display/StackedText.tsx';
import { UtcDay } from '#ui/display/UtcDay.tsx';
import { Switch } from '#ui/fields/Checkbox.tsx';
import { CountedInput } from '#ui/fields/CountedInput.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { SmallTable } from '#ui/tables/SmallTable.tsx';
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

/** Where words stand, which may be narrower than what they stand in. */
function placeOf(words: string): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(page.getByText(words).element());
  return range.getBoundingClientRect();
}

test('a name that runs the other way stands on the side of its row', async () => {
  await showPart(<StackedText text="Ana Silva" notes={['Engineering Johannesburg']} />);
  expect(placeOf('Ana Silva').right).toBeCloseTo(placeOf('Engineering Johannesburg').right, 0);
});

test('numbers of a column stand with their units below each other', async () => {
  await showPart(
    <SmallTable label="Points" columns={['Who', 'Points']} isNamed>
      {['19,350', '50'].map((points) => (
        <tr key={points}>
          <th scope="row">Ana</th>
          <td>{points}</td>
        </tr>
      ))}
    </SmallTable>,
  );
  expect(placeOf('19,350').right).toBeCloseTo(placeOf('50').right, 0);
});

test('a page that the company wrote in English is read from the left, and one paragraph stands below its title', async () => {
  await showPart(<SafeHtml html="<h2>Points</h2><p>They are yours.</p><p>كل النقاط لك.</p>" />);
  const { left, right } = page.getByText('They are yours.').element().getBoundingClientRect();
  expect(placeOf('They are yours.').left).toBeCloseTo(left, 0);
  expect(placeOf('كل النقاط لك.').right).toBeCloseTo(right, 0);
  expect(seen(page.getByText('They are yours.').element())).toBe('They are yours.');

  await showPart(<SafeHtml html="<p>You have earned it.</p>" />);
  const lead = page.getByText('You have earned it.').element();
  expect(placeOf('You have earned it.').right).toBeCloseTo(lead.getBoundingClientRect().right, 0);
  expect(seen(lead)).toBe('You have earned it.');
});

test('what is typed into a field of one line stands below its label, in its own direction', async () => {
  await showPart(
    <>
      <CountedInput label="Name" max={50} value="Ana Silva" onChange={() => {}} />
      <TextInput label="Mobile" type="tel" defaultValue="082 555 0100" />
      <TextInput label="E-mail" type="email" defaultValue="ana@laurel.example" />
    </>,
  );
  for (const label of ['Name', 'Mobile', 'E-mail']) {
    const { direction, textAlign } = getComputedStyle(page.getByLabelText(label).element());
    expect([label, direction, textAlign.replace('-webkit-', '')]).toEqual([label, 'ltr', 'right']);
  }
});

test('the knob of a switch that is on stays inside of it', async () => {
  await showPart(<Switch label="Active" checked onChange={() => {}} />);
  const { translate } = getComputedStyle(page.getByRole('switch').element(), '::before');
  expect(Number.parseFloat(translate)).toBeLessThan(0);
});

test('a drawing that points or is read along the line is turned, another is not', async () => {
  await showPart(
    <>
      {[IconChevronRight, IconSend2, IconListCheck, IconHelpCircle, IconHistory].map((Icon) => (
        <Icon key={Icon.displayName} />
      ))}
      <span className="along">→</span>
    </>,
  );
  const drawn = [...document.querySelectorAll('svg.tabler-icon, .along')];
  expect(drawn.map((one) => getComputedStyle(one).scale)).toEqual([...Array(4).fill('-1 1'), 'none', '-1 1']);
});
