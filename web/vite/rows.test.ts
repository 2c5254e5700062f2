import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screenAccess } from '@laurel/contract/access';
import { of, reads } from '@laurel/contract/call-row';
import { expect, test } from 'vitest';
import { late, ofNoPage, withoutServer } from './rows.ts';

test('a row keeps all but what the server alone asks', () => {
  expect(
    withoutServer("const sending = { idempotent: true, limit: 'sends', bodyMax: recipientsBodyMax } as const;"),
  ).toBe('const sending = { } as const;');
  expect(withoutServer("reads('/api/x', 'member', { ...shopping, limit: 'quotes', stale: ['x'] })")).toBe(
    "reads('/api/x', 'member', { ...shopping, stale: ['x'] })",
  );
  expect(withoutServer("changes('/api/x', 'open', ['idea', 'award'], { lenient: true, ...once })")).toBe(
    "changes('/api/x', 'open', [], { ...once })",
  );
});

test('what says nothing any more is not there', () => {
  const rows = (words: string) => `const shopping = { needsContact: true } as const;\n${words}`;
  expect(withoutServer(rows("reads('/api/x', 'member', shopping)"))).toContain("\nreads('/api/x', 'member')");
  expect(withoutServer(rows("changes('/api/x', 'member', ['idea'], { ...shopping, feature: 'shop' })"))).toContain(
    "\nchanges('/api/x', 'member')",
  );
  expect(withoutServer(rows("reads('/api/x', 'member', { ...shopping, stale: ['x'] })"))).toContain(
    "{ stale: ['x'] })",
  );
});

test('a list that no row names any more is not there, nor what it alone named', () => {
  const lists = "const paid = ['a'] as const;\nconst given = [...paid, 'b'] as const;\n";
  expect(withoutServer(`${lists}changes('/api/x', 'member', [], { stale: ['x'] })`)).toBe(
    "changes('/api/x', 'member', [], { stale: ['x'] })",
  );
  const named = `${lists}changes('/api/x', 'member', [], { stale: given })`;
  expect(withoutServer(named)).toBe(named);
});

test('a path leaves its call’s name out only where it ends with it', () => {
  expect(withoutServer("mine: reads('/api/x/mine', 'member')")).toBe("mine: reads('/api/x/', 'member')");
  for (const row of ["rewardquote: reads('/api/a/quote', 'member')", "quote: reads('/api/a/rewardquote', 'member')"])
    expect(withoutServer(row)).toBe(row);
  const { one, two } = of('some', { one: reads('/api/', 'open'), two: reads('/api/other', 'open') });
  expect([one.path, two.path]).toEqual(['/api/one', '/api/other']);
});

test('every call keeps its path', () => {
  const paths = (code: string) =>
    Array.from(code.matchAll(/(\w+): (?:reads|changes)\('([^']+)'/g), ([, name = '', path = '']) => [
      name,
      path.endsWith('/') ? path + name : path,
    ]);
  const rows = readFileSync(join(import.meta.dirname, '../../contract/src/call-rows.ts'), 'utf8');
  expect(paths(rows).length).toBeGreaterThan(100);
  const left = paths(rows).filter(([name = '']) => !ofNoPage.includes(name) && !late.includes(name));
  expect(paths(withoutServer(rows))).toEqual(left);
  const pages = pagesOf().map(({ code }) => code);
  const named = new RegExp(`(?:\\bcallRows\\.|')(?:${ofNoPage.join('|')})\\b`);
  expect(withoutServer(rows)).not.toMatch(/\bof\('\w+'\)/);
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((page) => named.test(page))).toEqual([]);
});

/** A word that is the name of a screen too. */
function isScreen(name: string): boolean {
  return name in screenAccess;
}

function pagesOf() {
  const files = globSync('../src/**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
    (file) => !file.includes('.test.'),
  );
  return files.map((file) => ({
    room: file.split('/')[2] ?? '',
    code: readFileSync(join(import.meta.dirname, file), 'utf8'),
  }));
}

test('what comes late is asked for by screens that wait for it', () => {
  const routes = readFileSync(join(import.meta.dirname, '../src/few-screens.ts'), 'utf8');
  const waiting = [...routes.matchAll(/import\('(?:#|\.\/)(\w+)\//g)].map(([, room = '']) => room);
  // The words' screen has the sentences on it, the people's four more rooms, the programme's the rules, the quarter's the votes; the forms and who asks for a second word know calls by their types.
  const rooms = [
    ...waiting,
    'asking',
    'sentences',
    'form',
    'personnel',
    'employment',
    'roles',
    'mergers',
    'viewing',
    'work',
    'rules',
    'ballots',
    'PersonPage.tsx',
  ];
  const asked = new RegExp(`(?:\\bcallRows\\.|')(${late.filter((name) => !isScreen(name)).join('|')})'`);
  // What is seen by few on a screen of everybody brings the rows along itself.
  const brings = "import '#api/late-rows.ts';";
  const others = pagesOf().filter(({ room, code }) => !rooms.includes(room) && !code.includes(brings));
  expect(waiting.length).toBeGreaterThan(10);
  expect(others.length).toBeGreaterThan(300);
  expect(
    others.flatMap(
      ({ room, code }) =>
        asked
          .exec(code)
          ?.slice(1)
          .map((name) => `${room}: ${name}`) ?? [],
    ),
  ).toEqual([]);
});

test('no page asks for what is left out', () => {
  const rows = readFileSync(join(import.meta.dirname, '../../contract/src/call-rows.ts'), 'utf8');
  expect(withoutServer(rows)).not.toMatch(
    /\b(?:limit|feature|keptBy|answers|method|bodyMax|msMax|form|lenient|idempotent|needsContact): |, \[\w|,\s*(?:\{\s*\}|\[\])\)/,
  );
  expect(withoutServer(rows)).toContain('bytesMax: pictureBytesMax');
});
