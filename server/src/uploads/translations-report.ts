import { translationColumns } from '@laurel/contract/columns/translations';
import { languages } from '@laurel/contract/languages';
import type { SheetColumn } from '@laurel/contract/rules/sheet';
import { sql } from 'kysely';
import { hashOf } from '#languages/translated';
import type { CopiedRow } from '#streams/copied-rows';
import type { Report } from '#streams/report';

type Written = Record<string, string>;

/** What the company wrote and shows today, in the columns that a file of translations has, with what is translated already. */
export function translationsReport(): Report<Written> & { columns: SheetColumn<Written>[] } {
  const names = Object.keys(translationColumns);
  const inLanguages = languages.map(
    (language) => sql`, coalesce(max(t.translated) filter (where t.language = ${language}), '')`,
  );
  return {
    query: sql`
      select w.kind, w.text ${sql.join(inLanguages, sql``)}
      from (
        select 'product' as kind, unnest(array[name, model, description, price_description] || features) as text from products where is_active
        union
        select 'category', unnest(array[cat1, cat2, cat3]) from categories g where exists (select from products where category_id = g.id and is_active)
        union
        select 'advert', d.title from announcements a join announcement_texts d on d.announcement_id = a.id and d.language = a.language
          where a.place = 'shop' and a.removed_at is null
        union
        select 'competition', unnest(array[title, description, textbox_title, textbox_description]) from competitions
      ) w
      left join translations t on t.kind = w.kind and t.text_hash = ${hashOf(sql`w.text`)}
      where w.text <> '' group by w.kind, w.text order by w.kind, w.text`,
    rowOf: (copied: CopiedRow) => Object.fromEntries(names.map((name, n) => [name, copied[n] ?? ''])),
    columns: names.map((name) => ({ header: name, value: (row) => row[name] ?? '' })),
  };
}
