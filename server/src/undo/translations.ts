import { sql } from 'kysely';
import { hashOf } from '#languages/translated';
import { translationState } from '#uploads/translations';
import { changedSince, planFormer } from './staged.ts';
import type { Undoer } from './undoing.ts';

/** `key` is the kind, a blank and the text. */
const kind = sql`split_part(u.key, ' ', 1)`;
const text = sql`substr(u.key, strpos(u.key, ' ') + 1)`;

/** Texts are translated again as they were. */
export const undoTranslations: Undoer = async (undoing) => {
  const state = translationState(kind, hashOf(text));
  await sql`
    update undo_rows u set stays = jsonb_build_object('why', 'changed', 'fields', found.fields)
    from (
      select u.n, ${changedSince(sql`s.state`)} as fields from undo_rows u cross join lateral (select ${state} as state) s where u.thing = 'translation'
    ) found where found.n = u.n and cardinality(found.fields) > 0`.execute(undoing.tx);
  const plan = await planFormer(
    undoing,
    'translations',
    sql`
      select u.line, false as is_faulty, ${kind} as kind, ${text} as text, null::bytea as text_hash,
        (select coalesce(jsonb_object_agg(f.key, f.value), '{}') from jsonb_each_text(${state} || u.before) f where f.value <> '') as words
      from undo_rows u where u.thing = 'translation' and u.stays is null`,
  );
  return { ...plan, points: 0 };
};
