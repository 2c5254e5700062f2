import type { Piece } from './flow.ts';

/** The table of an answer, `{ report: { fields, rows } }`, written slice by slice. */
export async function* jsonTable<Row extends object>(
  fields: readonly (keyof Row & string)[],
  slices: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Piece> {
  let text = `{"report":{"fields":${JSON.stringify(fields)},"rows":[`;
  let between = '';
  for await (const rows of slices) {
    const cells = rows.map((row) => fields.map((field) => row[field]));
    yield text + between + JSON.stringify(cells).slice(1, -1);
    text = '';
    between = ',';
  }
  yield `${text}]}}`;
}
