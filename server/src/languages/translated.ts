import type { TranslatedKind } from '@laurel/contract/columns/translations';
import { language } from '@laurel/contract/say';
import { type RawBuilder, sql } from 'kysely';

/** What the company wrote there, in the language of who reads now; as it was written where nobody has translated it. */
export function translated(kind: TranslatedKind, text: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`coalesce((select t.translated from translations t
    where t.kind = ${kind} and t.text_hash = ${hashOf(text)} and t.language = ${language()}), ${text})`;
}

/** By which a text is found among the translations. */
export function hashOf(text: RawBuilder<unknown>): RawBuilder<Buffer> {
  return sql<Buffer>`sha256(convert_to(${text}, 'UTF8'))`;
}

/** What a nomination (alias n) is for: behaviours by the names that calls have for them, or the competition's title as it is read. */
export const nominatedFor = () => sql<string>`
  case when n.kind = 'competition' then ${translated('competition', sql`n.categories[1]`)} else array_to_string(n.categories, ', ') end`;

/** What a recognition (alias r) is for, likewise. */
export const recognisedFor = () => translated('competition', sql`r.value`);
