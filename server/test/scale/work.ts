import { sql } from 'kysely';

/** What the database did for one call. */
export interface Work {
  statements: number;
  /** Rows looked at in tables and indexes, those included that a filter then left out. */
  rows: number;
  /** Pages of 8 kB touched, in memory or not. */
  buffers: number;
  /** The statement that touched most pages, to begin looking. */
  most: { text: string; rows: number; buffers: number };
}

/** Asked on every connection when a call is over: so all before it has told its plan. It does not count. */
export const afterAll = sql`select 'after all'`;
const isAfterAll = (text: string) => text === "select 'after all'";

interface Node {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  'Temp Read Blocks': number;
  Plans?: Node[];
}

/** Reads the plans that auto_explain tells as notices: of the statements that were really run, with the values that they had. */
export function workLog() {
  let plans: { text: string; rows: number; buffers: number }[] = [];
  return {
    onNotice({ message = '' }: { message?: string | undefined }): void {
      const begin = message.indexOf('plan:\n');
      if (begin < 0) return;
      const told = JSON.parse(message.slice(begin + 'plan:\n'.length)) as { 'Query Text': string; Plan: Node };
      if (isAfterAll(told['Query Text'])) return;
      plans.push({ text: told['Query Text'], rows: rowsOf(told.Plan), buffers: buffersOf(told.Plan) });
    },
    /** The work since the last time it was asked. */
    take(): Work {
      const taken = plans;
      plans = [];
      return {
        statements: taken.length,
        rows: taken.reduce((sum, { rows }) => sum + rows, 0),
        buffers: taken.reduce((sum, { buffers }) => sum + buffers, 0),
        most: taken.reduce((a, b) => (b.buffers > a.buffers ? b : a), { text: '', rows: 0, buffers: 0 }),
      };
    },
  };
}

function rowsOf(node: Node): number {
  const each =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const own = node['Relation Name'] === undefined ? 0 : each * node['Actual Loops'];
  return (node.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), Math.round(own));
}

/** A node's pages hold those of the nodes below it. */
function buffersOf(node: Node): number {
  return node['Shared Hit Blocks'] + node['Shared Read Blocks'] + node['Temp Read Blocks'];
}
