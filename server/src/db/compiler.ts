import {
  type CompiledQuery,
  type OperationNode,
  PostgresQueryCompiler,
  type QueryId,
  RawNode,
  type RootOperationNode,
  ValueNode,
} from 'kysely';

/** A statement written as a template is put together by going through its parts once; whatever else Kysely builds, it compiles itself. */
export class TemplateCompiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const parameters: unknown[] = [];
    const text = textOf(node, parameters);
    return text === undefined ? super.compileQuery(node, queryId) : { query: node, queryId, sql: text, parameters };
  }
}

/** The text of a template with the templates in it, whose values are added to `parameters`; undefined where something else is in it. */
function textOf(node: OperationNode, parameters: unknown[]): string | undefined {
  if (ValueNode.is(node)) return node.immediate ? undefined : `$${parameters.push(node.value)}`;
  if (!RawNode.is(node)) return undefined;
  let text = '';
  for (const [i, fragment] of node.sqlFragments.entries()) {
    text += fragment;
    const value = node.parameters[i];
    if (value === undefined) continue;
    const part = textOf(value, parameters);
    if (part === undefined) return undefined;
    text += part;
  }
  return text;
}
