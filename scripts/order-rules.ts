import type { Node } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { type CheckedFile, ofServer } from './compiler.ts';

/**
 * What is asked of a transaction at once has an order, that of its locks, and `inOrder` (`server/src/db/in-order.ts`) says so: a
 * `Promise.all` with a transaction in it could be sorted by anybody, and would compile. The room `db` is where it is made.
 */
export function orderComplaints(root: string, paths: readonly string[]): string[] {
  const files = paths.filter((path) => !path.startsWith('server/src/db/'));
  return unordered(root, files).map(
    ({ path, line }) => `${path}:${line}: what is asked of a transaction at once is asked with inOrder(tx, …).`,
  );
}

/** Where promises are joined that a transaction is in. */
export function unordered(root: string, paths: readonly string[]): { path: string; line: number }[] {
  return ofServer(root, paths, joinsIn);
}

const joiners = new Set(['all', 'allSettled', 'any', 'race']);

function joinsIn({ file, path, checker }: CheckedFile) {
  const found: { path: string; line: number }[] = [];
  const holdsTransaction = (node: Node): boolean => {
    if (is.isIdentifier(node) && checker.getTypeAtLocation(node)?.getSymbol()?.name === 'Transaction') return true;
    return node.forEachChild((child) => holdsTransaction(child) || undefined) ?? false;
  };
  const visit = (node: Node): void => {
    if (is.isCallExpression(node) && isJoin(node.expression) && node.arguments.some(holdsTransaction))
      found.push({ path, line: file.text.slice(0, node.getStart(file)).split('\n').length });
    node.forEachChild((child) => void visit(child));
  };
  visit(file);
  return found;
}

function isJoin(called: Node): boolean {
  return (
    is.isPropertyAccessExpression(called) &&
    is.isIdentifier(called.expression) &&
    called.expression.text === 'Promise' &&
    joiners.has(called.name.text)
  );
}
