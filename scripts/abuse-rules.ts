/** The cases of misuse: A01 to A95 were thought of, D1 to D12 were done. */
export const abuseIds: readonly string[] = [
  ...Array.from({ length: 95 }, (_, i) => `A${String(i + 1).padStart(2, '0')}`),
  ...Array.from({ length: 12 }, (_, i) => `D${i + 1}`),
];

type SourceFile = { path: string; text: string };

/** A text that is the first argument of a call and begins with ids: `test('A17: …'`, `describe('A17, A18: …'`, `test.each([…])('A17: …'`. */
const named = /\(\s*['"`]([AD]\d+(?:, [AD]\d+)*):? /g;

/** The ids that the names of tests carry. */
export function idsInNames(text: string): string[] {
  return [...text.matchAll(named)].flatMap(([, ids]) => (ids ?? '').split(', '));
}

/** The rows of the table of cases that cannot be tested: id and reason. */
export function excusesIn(markdown: string): { id: string; reason: string }[] {
  return [...markdown.matchAll(/^\|\s*(A\d+)\s*\|(.*)\|\s*$/gm)].map(([, id = '', reason = '']) => ({
    id,
    reason: reason.trim(),
  }));
}

/** What is wrong: cases without test and without reason, and ids or reasons that stand for nothing. */
export function abuseComplaints(tests: readonly SourceFile[], excuses: string): string[] {
  const places = new Map<string, string>();
  for (const { path, text } of tests) for (const id of idsInNames(text)) places.set(id, path);
  const excused = excusesIn(excuses);
  const reasons = new Map(excused.map(({ id, reason }) => [id, reason]));
  const known = new Set(abuseIds);
  return [
    ...abuseIds
      .filter((id) => !places.has(id) && !reasons.has(id))
      .map((id) => `${id} has neither a test of its name nor a row in server/test/abuse.md.`),
    ...[...places].filter(([id]) => !known.has(id)).map(([id, path]) => `${path}: there is no case ${id}.`),
    ...excused.filter(({ id }) => !known.has(id)).map(({ id }) => `server/test/abuse.md: there is no case ${id}.`),
    ...excused
      .filter(({ reason }) => reason === '')
      .map(({ id }) => `server/test/abuse.md: ${id} needs a reason why no test applies.`),
    ...excused
      .filter(({ id }) => places.has(id))
      .map(({ id }) => `server/test/abuse.md: ${id} has a test in ${places.get(id)}: take its row away.`),
  ];
}
