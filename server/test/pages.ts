import { expect } from 'vitest';
import type { Answer } from './app.ts';

/** Every page of a report, one behind the other; what all come to stands beside the first alone. */
export async function allPages(ask: (place: { after?: string }) => Promise<Answer>) {
  const rows: unknown[][] = [];
  // loop: page by page, as a reader turns them
  for (let after: string | undefined; ; ) {
    const { status, body } = await ask(after === undefined ? {} : { after });
    expect([status, 'totals' in body]).toEqual([200, after === undefined]);
    rows.push(...body.report.rows);
    if (body.next === null) return { fields: body.report.fields as string[], rows };
    after = body.next;
  }
}

export function byText(a: unknown[], b: unknown[]): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1;
}
