import { callRows } from '@laurel/contract/call-rows';
import { productPictureWidths } from '@laurel/contract/limits';
import { type RawBuilder, sql } from 'kysely';

/** Today's price of one in the country `home`, in minor units: whole units where it truncates cents. */
export const price: RawBuilder<number> = sql`
  case when home.is_truncate_cents then p.price_minor - p.price_minor % power(10, home.currency_decimals)::bigint else p.price_minor end`;

/** Goods in stock, or codes that nobody has yet. */
export const isInStock: RawBuilder<boolean> = sql`
  case p.kind when 'goods' then p.stock > 0
    else exists (select from voucher_codes v where v.product_id = p.id and v.order_line_id is null) end`;

export const isOffered: RawBuilder<boolean> = sql`p.is_active and not p.is_no_basket and p.price_minor is not null and ${isInStock}`;

export const pictureId: RawBuilder<string | null> = sql`
  (select i.picture_id from product_pictures i where i.name = lower(p.image_file)
    -- limit: all sizes of a picture have one address
    limit 1)`;

const usualWidth = productPictureWidths[1];

/** Where the browser finds a product's picture: an uploaded one in its middle width, else the drawing of that name. */
export function picturePath({ imageFile, pictureId }: { imageFile: string; pictureId: string | null }): string {
  if (pictureId !== null) {
    return callRows.productpic.path.replace(':picId', pictureId).replace(':width', String(usualWidth));
  }
  return imageFile === '' ? '' : `/catalogue/${imageFile}.svg`;
}
