import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Tabs } from '#ui/navigation/Tabs.tsx';
import { onPhone, showPart } from '../../test/part.tsx';
import { countWords } from './entries.ts';

/** Where the letters of an element stand, one by one. */
function lettersOf(element: Element): { letter: string; line: number }[] {
  const text = element.firstChild as Text;
  return [...text.data].map((letter, at) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return { letter, line: Math.round(range.getBoundingClientRect().top) };
  });
}

test('in the narrow tabs of a phone no line begins with the dot between two counts', async () => {
  await onPhone();
  const counts = ['received', 'sent', 'all'].map((value) => ({ value, label: value, words: countWords(12, 8) }));
  await showPart(
    <Tabs label="My Recognition" tabs={counts} value="sent" onChange={() => {}}>
      Cards
    </Tabs>,
  );
  await document.fonts.ready;
  const words = page
    .getByRole('tab')
    .elements()
    .map((tab) => lettersOf(tab.lastElementChild as Element));
  for (const letters of words) {
    expect(new Set(letters.map(({ line }) => line)).size).toBe(2);
    const dot = letters.findIndex(({ letter }) => letter === '·');
    expect(letters[dot]?.line).toBe(letters[dot - 2]?.line);
  }
});
