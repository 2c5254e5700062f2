import type { Access } from '@laurel/contract/access';
import type { Row } from '@laurel/contract/call-row';
import { callRows } from '@laurel/contract/call-rows';
import type { Plugin } from 'vite';

/** What of a call's row the server alone asks: how often it may be called, how its body is taken, what must be there before, what it answers. */
const ofServer =
  /\b(?:(?:limit|feature|keptBy|answers|method): '\w+'|(?:bodyMax|msMax): \w+|(?:idempotent|lenient|form|needsContact): true|whileViewing: (?:true|false)),?\s*/g;
/** Which acts a call does. */
const acts = /(\bchanges\('[^']+', '\w+', )\[[^\]]*\]/g;

/** Calls that no page makes or leads to; pictures stand by addresses that answers tell. */
export const ofNoPage = [
  ...['ssocallback', 'backchannellogout', 'contentpic', 'productpic', 'profilepic'],
  ...['exportmydata', 'changebasketqty', 'roleassignments'],
];

/** Who administrates: what only they call comes with their screens. */
const administrative: readonly Access[] = [
  ...([
    'adminReports',
    'approver',
    'ballotReader',
    'competitionAdmin',
    'content',
    'finance',
    'ideaReviewer',
    'managementReader',
    'moderator',
    'people',
    'programme',
  ] as const),
  ...(['shop', 'uploader', 'auditReader'] as const),
];

/** The calls of To do, but for the number that the menu shows. */
const ofTodo = ['todolist', 'trydecidemany', 'decidemany'];

/** Those of the feed: of the noun Home and others ask for more at once. */
const ofFeed = [
  ...['recognitionfeed', 'recognitionfeednew', 'recognitionfeedpeople', 'recognitionfeeditem'],
  ...['reactionlist', 'setreaction', 'boost', 'boostquote', 'boostlist'],
  ...['colleague', 'colleaguecards', 'toknowlist', 'celebrationweek', 'celebrationday'],
  ...['cardvisibility', 'cardaudience', 'reportcontent', 'withdrawreport'],
  ...['myvisibility', 'choosevisibility'],
];

/** Of a noun whose other calls come late: My Recognition asks it of everybody. */
const ofMembers = ['approvals'];

/** Those of screens that bring the rows of the feed along, or that few open. */
const ofLateScreens = [
  ...['getcelebrations', 'gettoknow', 'admincompetitionget', 'endviewing'],
  ...['takeback', 'pictureasked'],
];

/** Calls whose rows come late. */
export const late = Object.entries(callRows)
  .filter(
    ([name, { access, noun }]) =>
      administrative.includes(access) ||
      [
        ...['setup', 'notices', 'delegations', 'approvals', 'ballots', 'comments', 'search', 'year', 'ideas'],
        'groupcards',
      ].includes(noun) ||
      ofTodo.includes(name) ||
      ofLateScreens.includes(name) ||
      ofFeed.includes(name),
  )
  .map(([name]) => name)
  .filter((name) => !ofNoPage.includes(name) && !ofMembers.includes(name));

/** A row to its end, which may be lines further. */
const rowsLeftOut = new RegExp(`^ *(?:${[...ofNoPage, ...late].join('|')}): (?:.|\\n)*?\\)(?:,\\n|(?= \\}))`, 'gm');
/** A noun of which nothing is left. */
const emptyNoun = /\.\.\.of\('\w+', \{\s*\}\),/g;

/** A path that ends with the name of its call: `of` puts it there. */
const named = /\b(\w+): (reads|changes)\('([\w/-]*\/)\1'/g;

/** The table of calls comes with the first page: without what no page asks for, and without what comes late. */
export function rows(): Plugin {
  return {
    name: 'laurel:rows',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/contract\/src\/call-rows\.ts$|\/web\/src\/api\/late-rows\.ts$/ },
      handler: (code, id) => ({ code: id.endsWith('late-rows.ts') ? lateRows() : withoutServer(code), map: null }),
    },
  };
}

/** Puts the late rows into the table: those that say the same but for their names are said once. */
function lateRows(): string {
  const alike = new Map<string, string[]>();
  for (const name of late) {
    const { path, ...row } = ofPage(callRows[name as keyof typeof callRows]);
    const said = [path.replace(new RegExp(`(?<=/)${name}$`), ''), row].map((one) => JSON.stringify(one)).join();
    alike.set(said, [...(alike.get(said) ?? []), name]);
  }
  const rows = [...alike].map(([said, names]) => `['${names.join(' ')}',${said}]`);
  return `import { callRows } from '@laurel/contract/call-rows';
for (const [names, path, row] of [${rows.join()}])
  for (const name of names.split(' ')) callRows[name] = { path: path.endsWith('/') ? path + name : path, ...row };`;
}

function ofPage({ path, access, reads, file, stale, staleIfRefused }: Row): Pick<Row, 'path'> & Partial<Row> {
  return {
    path,
    access,
    reads,
    ...(file && { file }),
    ...(stale && { stale }),
    ...(staleIfRefused && { staleIfRefused }),
  };
}

export function withoutServer(code: string): string {
  const rest = code
    .replace(rowsLeftOut, '')
    .replace(emptyNoun, '')
    .replace(ofServer, '')
    .replace(acts, '$1[]')
    .replace(named, "$1: $2('$3'");
  const left = [...rest.matchAll(nothing)]
    .reduce((code, [, name]) => withoutWord(code, name as string), rest)
    .replace(empty, '');
  return withoutUnused(left);
}

const comments = /\/\*[\s\S]*?\*\/|^ *\/\/.*$/gm;
/** A list that rows name together. */
const list = /^const (\w+) = \[[^\]]*\] as const;\n/gm;

/** Without lists that no row names any more: with another list in them they would stay, since a bundler may not leave them out. */
function withoutUnused(code: string): string {
  const unsaid = code.replace(comments, '');
  const rest = code.replace(list, (whole, name: string) =>
    unsaid.match(new RegExp(`\\b${name}\\b`, 'g'))?.length === 1 ? '' : whole,
  );
  return rest === code ? rest : withoutUnused(rest);
}

/** What several rows say together, and says nothing any more. */
const nothing = /\bconst (\w+) = \{\s*\} as const;/g;
const empty = /(?:,\s*(?:\{\s*\}|\[\]))+(?=\))/g;

function withoutWord(code: string, name: string): string {
  return code.replace(new RegExp(`\\.\\.\\.${name},?\\s*|,\\s*${name}(?=\\))`, 'g'), '');
}
