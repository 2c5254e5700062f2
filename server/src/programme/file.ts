import type { ProgrammeDocument } from '@laurel/contract/programme/items';
import { programmeDocument } from '@laurel/contract/shapes/programme';
import { Document, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import * as z from 'zod';
import { PlainError } from '#errors/plain-error';

/** Where the schema lies beside the file, for editors that help while one writes. */
const schemaFile = 'programme.schema.json';

/** A programme as a file that people read and write. */
export function programmeFile(document: ProgrammeDocument): string {
  const head = [
    `# yaml-language-server: $schema=${schemaFile}`,
    '# The programme: what people nominate for, what awards may be for and give, what ratings pay, how long texts may be.',
    '# A key stays when a name changes. What is left out of a list is no longer offered; a part that is left out stays as it is.',
  ];
  const yaml = new Document(document);
  visit(yaml, {
    Seq: (_, list) => {
      list.flow = list.items.every(isScalar);
    },
  });
  return `${head.join('\n')}\n${yaml.toString({ lineWidth: 120, flowCollectionPadding: false })}`;
}

/** The parts of a programme that a file speaks of; refuses with every line that is wrong. */
export function readProgramme(file: string): Partial<ProgrammeDocument> {
  const lines = new LineCounter();
  const yaml = parseDocument(file, { lineCounter: lines, prettyErrors: false, strict: true });
  const [unread] = yaml.errors;
  if (unread) throw new PlainError(`Line ${lines.linePos(unread.pos[0]).line}: ${unread.message}.`);
  const given = contentOf(yaml) ?? {};
  const read = programmeDocument.safeParse(given);
  if (read.success)
    return Object.fromEntries(Object.entries(read.data).filter(([part]) => Object.hasOwn(given as object, part)));
  const wrong = read.error.issues.map(({ path, message }) => {
    const node = path.length > 0 ? yaml.getIn(path, true) : undefined;
    const at = hasRange(node) ? `Line ${lines.linePos(node.range[0]).line}, ` : '';
    return `${at}${path.join('.') || 'the file'}: ${message}`;
  });
  throw new PlainError(wrong.join('\n'));
}

/** Its aliases are few: a file of a few lines must not unfold into one of many. */
function contentOf(yaml: ReturnType<typeof parseDocument>): unknown {
  try {
    return yaml.toJS({ maxAliasCount: 100 });
  } catch (error) {
    throw new PlainError((error as Error).message);
  }
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && Array.isArray((node as { range?: unknown }).range);
}

/** Of the file, as JSON Schema. */
export function programmeSchema(): string {
  const schema = z.toJSONSchema(programmeDocument, { io: 'input', unrepresentable: 'any' });
  return `${JSON.stringify({ ...schema }, null, 2)}\n`;
}
