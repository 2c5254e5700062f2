import * as is from 'typescript/unstable/ast/is';
import type { Checker, Type } from 'typescript/unstable/sync';
import { type CheckedFile, ofServer } from './compiler.ts';

/** What a value is in TypeScript, as far as a column can say. */
export type Kind = 'string' | 'number' | 'boolean' | 'date' | 'bytes' | 'array' | 'any' | 'object';

/** An SQL template with the rows that it claims to answer: ``sql<Row>`…` ``. */
export interface RowTemplate {
  path: string;
  line: number;
  /** The text between the values that are filled in. */
  chunks: string[];
  row: Map<string, { kind: Kind; isNullable: boolean }>;
}

/** Every template of these files whose type is a row, with its columns resolved by the compiler. */
export function rowTemplates(root: string, paths: readonly string[]): RowTemplate[] {
  return ofServer(root, paths, templatesIn);
}

function templatesIn({ file, path, checker }: CheckedFile): RowTemplate[] {
  const found: RowTemplate[] = [];
  const visit = (node: Parameters<typeof is.isIdentifier>[0]): void => {
    if (is.isTaggedTemplateExpression(node) && is.isIdentifier(node.tag) && node.tag.text === 'sql') {
      const [given] = node.typeArguments ?? [];
      const type = given && checker.getTypeFromTypeNode(given);
      const row = type && rowOf(checker, type);
      if (row) {
        const line = file.text.slice(0, node.getStart(file)).split('\n').length;
        found.push({ path, line, chunks: chunksOf(node.template), row });
      }
    }
    node.forEachChild((child) => void visit(child));
  };
  visit(file);
  return found;
}

type Template = { text?: string; head?: { text: string }; templateSpans?: readonly { literal: { text: string } }[] };

function chunksOf(template: object): string[] {
  const { text, head, templateSpans = [] } = template as Template;
  return head ? [head.text, ...templateSpans.map(({ literal }) => literal.text)] : [text ?? ''];
}

/** Undefined for what is no row: a fragment's value, or a type that says nothing. */
function rowOf(checker: Checker, type: Type): RowTemplate['row'] | undefined {
  if (type.isUnionType() || kindOf(checker, type) !== 'object') return undefined;
  const row: RowTemplate['row'] = new Map();
  for (const property of checker.getPropertiesOfType(type)) {
    const own = checker.getTypeOfSymbol(property);
    if (!own) continue;
    const isNullable = checker.isTypeAssignableTo(checker.getNullType(), own);
    row.set(property.name, { kind: kindOf(checker, checker.getNonNullableType(own) ?? own), isNullable });
  }
  return row.size === 0 ? undefined : row;
}

function kindOf(checker: Checker, type: Type): Kind {
  const isA = (target: Type) => checker.isTypeAssignableTo(type, target);
  if (checker.isTypeAssignableTo(checker.getUnknownType(), type)) return 'any';
  if (isA(checker.getStringType())) return 'string';
  if (isA(checker.getNumberType())) return 'number';
  if (isA(checker.getBooleanType())) return 'boolean';
  if (checker.isArrayLikeType(type) && type.getSymbol()?.name !== 'Buffer') return 'array';
  const name = type.getSymbol()?.name;
  if (name === 'Date') return 'date';
  return name === 'Buffer' ? 'bytes' : 'object';
}
