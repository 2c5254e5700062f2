import { serverRooms } from './rooms.ts';

type SourceFile = { path: string; text: string };

/** What the files of a server slice are for: calls.ts, rules.ts, queries.ts, and one file for each verb. */
export function sliceComplaints({ path, text }: SourceFile): string[] {
  const [workspace, , room = '', ...rest] = path.split('/');
  if (workspace !== 'server' || serverRooms[room]?.kind !== 'noun') return [];
  if (rest.length !== 1) return ['a slice has no folders inside.'];
  const code = withoutComments(text);
  switch (rest[0]) {
    case 'calls.ts':
      return speaksSql.test(code) ? ['calls.ts picks the verb or the query: SQL belongs into queries.ts.'] : [];
    case 'rules.ts':
      return /\bawait\b|\basync\b/.test(code)
        ? ['rules.ts is arithmetic on plain values: what waits belongs into a verb or into queries.ts.']
        : [];
    case 'queries.ts':
      return /\brefuse\(|^import \{[^}]*\} from '\.\/rules\.ts'/m.test(code)
        ? ['queries.ts is SQL and nothing else: rules and refusals belong into the verb.']
        : [];
    default:
      return verbComplaints(code);
  }
}

const speaksSql = /\bsql`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;

/** A pool given to a verb would be a second connection beside the transaction. */
function verbComplaints(code: string): string[] {
  if (/\.transaction\(\)|\bcreateDb\(|\bnew pg\./.test(code))
    return ['a verb is given its transaction and opens nothing itself.'];
  if (/^export /m.test(code)) return [];
  return ['exports nothing.'];
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
}
