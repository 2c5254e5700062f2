import { z } from 'zod';
import type { Table } from './records.ts';

/** The schema of a table-like answer with the fields of `row`. */
export function table<Shape extends z.ZodRawShape>(
  row: z.ZodObject<Shape>,
): z.ZodType<Table<z.output<z.ZodObject<Shape>>>> {
  const fields = Object.keys(row.shape);
  const cells = Object.values(row.shape) as unknown as [z.ZodType, ...z.ZodType[]];
  const schema = z.object({
    fields: z.array(z.enum(fields)).length(fields.length),
    rows: z.array(z.tuple(cells)),
  });
  return schema as unknown as z.ZodType<Table<z.output<z.ZodObject<Shape>>>>;
}
