import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/**
 * Writes down, for `scripts/check-rows.ts`, each statement that a test runs with the columns it answers, and in which of them
 * nulls were seen: one line each time that something new is learned of it.
 */
const folder = process.env.LAUREL_STATEMENTS;
const { query: run } = pg.Client.prototype as unknown as { query: Query };
// The files of one process share the client: it is told once.
if (folder && run.name !== 'recorded') record(run, join(folder, `${process.pid}.jsonl`));

type Query = (this: pg.Client, ...given: unknown[]) => unknown;
type Answered = { fields?: { name: string; dataTypeID: number }[]; rows?: Record<string, unknown>[] };

function record(run: Query, path: string): void {
  const known = new Map<string, Set<string>>();
  pg.Client.prototype.query = function recorded(this: pg.Client, ...given: unknown[]) {
    const answer = run.apply(this, given);
    const [asked] = given;
    const text = typeof asked === 'string' ? asked : (asked as { text?: unknown } | undefined)?.text;
    if (typeof text === 'string' && answer instanceof Promise)
      answer.then(
        (result) => note(text, result),
        () => {},
      );
    return answer;
  } as typeof pg.Client.prototype.query;

  function note(text: string, { fields = [], rows = [] }: Answered): void {
    if (fields.length === 0) return;
    const nulls = known.get(text) ?? new Set();
    const found = fields
      .map(({ name }) => name)
      .filter((name) => !nulls.has(name) && rows.some((row) => row[name] === null));
    if (known.has(text) && found.length === 0) return;
    known.set(text, new Set([...nulls, ...found]));
    const columns = fields.map(({ name, dataTypeID }) => ({
      name,
      type: dataTypeID,
      isNull: known.get(text)?.has(name),
    }));
    appendFileSync(path, `${JSON.stringify({ text, columns })}\n`);
  }
}
