import type { FoundReward } from '@laurel/contract/calls/search/find';
import { isOn } from '@laurel/contract/programme/features';
import { folded, foldedWords } from '@laurel/contract/rules/folded';
import { formatMoney } from '@laurel/contract/rules/money';
import { type RawBuilder, sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import type { Kept } from '#kept/keeper';
import { versionOf } from '#kept/versions';
import { translated } from '#languages/translated';
import { pictureId, picturePath, price } from '#shop/offers';
import { inUnits, moneyFormat, pointsFor, priceList } from '#shop/price-list';

interface Named {
  id: number;
  name: string;
  /** What is searched, as it is compared. */
  text: string;
}

interface Asked {
  actor: Actor;
  kept: Kept;
  search: string;
  most: number;
}

/** Products of the member's own price list in whose words all of these stand, as the shop's own search has it; nothing where there is no shop, nor before it is open to them. */
export async function rewardsFound(
  tx: Tx,
  { actor, kept, search, most }: Asked,
): Promise<{ list: FoundReward[]; isMore: boolean }> {
  const words = foldedWords(search);
  const isOpen = isOn('shop', actor) && actor.cellNum && actor.email;
  if (!isOpen || words.length === 0) return { list: [], isMore: false };
  const { alloc } = actor;
  const all = await kept.part(
    tx,
    { name: `searched products ${alloc}`, of: [versionOf.catalogue(alloc), versionOf.translations] },
    () => namedProducts(tx, alloc),
  );
  const found = all
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .toSorted((a, b) => rank(b, words) - rank(a, words));
  const shown = found.slice(0, most).map(({ id }) => id);
  return { list: await rewardsOf(tx, actor, shown), isMore: found.length > most };
}

/** How many of the words begin one of the name. */
function rank({ name }: Named, words: readonly string[]): number {
  const called = ` ${folded(name)}`;
  return words.filter((word) => called.includes(` ${word}`)).length;
}

const said = (kind: 'product' | 'category', column: string) => translated(kind, sql.ref(column));

async function namedProducts(tx: Tx, alloc: string): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select p.id, ${said('product', 'p.name')} as name, concat_ws(' ', ${said('product', 'p.name')}, p.brand, ${said('product', 'p.model')},
      ${said('product', 'p.description')}, ${said('category', 'g.cat3')}) as text
    from products p join categories g on g.id = p.category_id where p.alloc = ${alloc} and p.is_active order by p.price_minor, p.name, p.id`.execute(
    tx,
  );
  return rows.map((row) => ({ ...row, text: folded(row.text) }));
}

type Row = Omit<FoundReward, 'imageFile' | 'priceFormatted' | 'pointsPrice'> & {
  imageFile: string;
  pictureId: string | null;
  priceMinor: number | null;
};

/** As they cost now, in the order in which they are asked for. */
async function rewardsOf(tx: Tx, actor: Actor, ids: readonly number[]): Promise<FoundReward[]> {
  if (ids.length === 0) return [];
  const asked: RawBuilder<unknown> = sql`unnest(${[...ids]}::bigint[]) with ordinality w (id, n)`;
  const [{ rows }, list] = await inOrder(
    tx,
    () =>
      sql<Row>`
        select p.id::text as "productId", ${said('product', 'p.name')} as "productName", p.brand, p.image_file as "imageFile",
          ${pictureId} as "pictureId", ${price} as "priceMinor", g.key3 as "catKey3", ${said('category', 'g.cat3')} as cat3
        from ${asked} join products p on p.id = w.id join categories g on g.id = p.category_id
        join countries home on home.code = ${actor.countryCode} and home.alloc = p.alloc
        where p.is_active order by w.n`.execute(tx),
    () => priceList(tx, actor.countryCode),
  );
  return rows.map(({ pictureId: uploaded, priceMinor, imageFile, ...row }) => ({
    ...row,
    imageFile: picturePath({ imageFile, pictureId: uploaded }),
    priceFormatted: priceMinor === null ? '' : formatMoney(inUnits(priceMinor, list), moneyFormat(list)),
    pointsPrice: pointsFor(priceMinor ?? 0, list),
  }));
}
