import * as z from 'zod/mini';
import type { Table } from '#rules/records';

/** The schema of a table-like answer with the fields of `row`. */
export function table<Shape extends z.core.$ZodShape>(
  row: z.ZodMiniObject<Shape>,
): z.ZodMiniType<Table<z.output<z.ZodMiniObject<Shape>>>> {
  const fields = Object.keys(row.shape);
  const cells = Object.values(row.shape) as unknown as [z.ZodMiniType, ...z.ZodMiniType[]];
  const schema = z.object({
    fields: z.array(z.enum(fields)).check(z.length(fields.length)),
    rows: z.array(z.tuple(cells)),
  });
  return schema as unknown as z.ZodMiniType<Table<z.output<z.ZodMiniObject<Shape>>>>;
}
