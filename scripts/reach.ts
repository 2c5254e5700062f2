import { join, relative } from 'node:path';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { type Checker, type Symbol as Known, type Project, SymbolFlags } from 'typescript/unstable/sync';
import { withServer } from './compiler.ts';

/**
 * Prints how many lines one reads to know what a call does: of each definition that its verb reaches, room by room, without blank lines
 * and comments. Where no entry is named it is those of the three that do most:
 *
 *   node scripts/reach.ts [server/src/awards/give.ts#giveAward …]
 */
const entries =
  process.argv.length > 2
    ? process.argv.slice(2)
    : [
        'server/src/awards/give.ts#giveAward',
        'server/src/nominations/review.ts#reviewNomination',
        'server/src/checkout/place-order.ts#placeOrder',
      ];
const root = join(import.meta.dirname, '..');
withServer(root, (project) => {
  for (const entry of entries) print(entry, linesByRoom(project, entry));
});

function print(entry: string, rooms: Map<string, number>): void {
  const own = roomOf(entry.split('#')[0] as string);
  const sorted = [...rooms].sort(([, a], [, b]) => b - a);
  const all = sorted.reduce((sum, [, lines]) => sum + lines, 0);
  process.stdout.write(`${entry}: ${rooms.get(own)} in ${own}, ${all} in all\n`);
  process.stdout.write(`  ${sorted.map(([room, lines]) => `${room} ${lines}`).join(', ')}\n`);
}

function roomOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('server') ? 3 : 2)
    .join('/');
}

function linesByRoom({ program, checker }: Project, entry: string): Map<string, number> {
  const [path = '', name = ''] = entry.split('#');
  const file = program.getSourceFile(join(root, path));
  const first = file?.statements.find((statement) => namesIn(statement).includes(name));
  if (!first || !file) throw new Error(`There is no ${entry}.`);
  const seen = new Set<Node>([first]);
  const rooms = new Map<string, number>();
  for (const statement of seen) {
    const of = fileOf(statement);
    const room = roomOf(relative(root, of.fileName));
    rooms.set(room, (rooms.get(room) ?? 0) + linesOf(of, statement));
    for (const reached of reachedFrom(statement, checker)) seen.add(reached);
  }
  return rooms;
}

/** The definitions at the margin, here and in other files of ours, of what a statement names. */
function reachedFrom(statement: Node, checker: Checker): Node[] {
  const found: Node[] = [];
  const visit = (node: Node): void => {
    if (is.isIdentifier(node)) found.push(...definitionsOf(checker.getSymbolAtLocation(node), checker));
    node.forEachChild((child) => void visit(child));
  };
  visit(statement);
  return found;
}

function definitionsOf(symbol: Known | undefined, checker: Checker): Node[] {
  if (!symbol) return [];
  const known = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return known.declarations
    .filter(({ path }) => /^(server|contract)\/src\/(?!db\/tables)/.test(relative(root, path)))
    .flatMap((declaration) => marginOf(declaration.resolve()) ?? []);
}

function marginOf(node: Node | undefined): Node | undefined {
  if (!node || is.isSourceFile(node) || is.isImportDeclaration(node)) return undefined;
  return node.parent && is.isSourceFile(node.parent) ? node : marginOf(node.parent);
}

function fileOf(node: Node): SourceFile {
  return is.isSourceFile(node) ? node : fileOf(node.parent);
}

function namesIn(statement: Node): string[] {
  if (is.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
  if (!is.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) => (is.isIdentifier(name) ? name.text : []));
}

function linesOf(file: SourceFile, statement: Node): number {
  const lines = file.text.slice(statement.getStart(file), statement.end).split('\n');
  return lines.filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line)).length;
}
