import { type Message, message } from '@laurel/contract/message';
import { expect, test } from 'vitest';
import { messageComplaints, unspokenTexts } from './message-rules.ts';

const inPage = (text: string) => unspokenTexts({ path: 'web/src/home/Page.tsx', text }).map(({ words }) => words);

test('a text between tags, in what is read of a tag, in strings and in templates is no message', () => {
  expect(
    inPage(`
      const a = 'Nothing waits for you.';
      const b = \`\${name} has \${count} points\`;
      const c = { title: 'Date' };
      const d = <p aria-label="Close">Hello {name}, all</p>;`),
  ).toEqual(['Nothing waits for you.', 'Date', 'Close', 'Hello', ', all']);
});

test('what nobody reads is left alone: imports, types, keys, comparisons, errors of developers, wiring', () => {
  expect(
    inPage(`
      import { A } from './A place.ts';
      type Kind = 'Team' | 'Individual';
      const a = { 'Content-Type': x };
      if (event.key === 'Escape') throw new Error('This cannot be so.');
      switch (kind) { case 'Team': break; }
      const b = <p className="a b" id="Some">{say(texts.hello)}</p>;`),
  ).toEqual([]);
});

test('a value that looks like a sentence says so', () => {
  expect(inPage("// as it is sent: the server's own\nconst a = 'Individual';\nconst b = 'Team';")).toEqual(['Team']);
});

test('of the server it is what is refused, answered and written; SQL, logs and what operators read is not', () => {
  const ofServer = (path: string) =>
    unspokenTexts({
      path,
      text: `
        refuse('ruleBroken', 'This was not right.');
        if (a) throw new Refusal('notFound', \`Nothing of \${name} is here.\`);
        const answer = { message: 'It is done.', columns: ['orders as o'] };
        log.warn('a thing was odd');
        const rows = sql\`select a from b where c\`;`,
    }).map(({ words }) => words);
  expect(ofServer('server/src/ideas/review.ts')).toEqual([
    'This was not right.',
    'Nothing of',
    'is here.',
    'It is done.',
  ]);
  expect(ofServer('server/src/commands/role.ts')).toEqual([]);
});

test('texts.ts holds the messages', () => {
  expect(
    unspokenTexts({ path: 'web/src/home/texts.ts', text: "export const a = message('Hello you', 'A note.')" }),
  ).toEqual([]);
});

test('a message that cannot be parsed, has space around it or a note that tells nothing is named', () => {
  const complaints = messageComplaints(
    new Map<string, Message>([
      ['home.fine', message('{count, plural, one {# day} other {# days}}', 'How long something waited.')],
      ['home.broken', message('{count, plural, one {# day}', 'How long something waited.')],
      ['home.noteless', message('Hello', 'Hello')],
      ['home.glued', message(' and more', 'Follows a list of names.')],
    ]),
  );
  expect(complaints.map((words) => words.split(':')[0])).toEqual(['home.broken', 'home.noteless', 'home.glued']);
});
