import '#languages/reader';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { managementReport } from '#reports/management';
import { reportLane } from '#streams/lane';
import { reportFile } from '#streams/report-file';
import { managementFile } from '#streams/report-files';

/**
 * `node written-file.ts <database> <format> <rows>`: writes a report of so many rows to nowhere, as the portal does, and tells
 * the bytes of the file and the most memory that this process ever had, in bytes.
 */
const [connectionString = '', format = '', rows = ''] = process.argv.slice(2);
const lane = reportLane({ connectionString });
const { rowOf } = managementReport({ from: new Date(), to: new Date() }, null);
const words = sql.lit('Marco pulled the emergency stop when a sensor reading looked odd, and stood by it: ');

const { bytes } = await reportFile(
  lane,
  { actor: { id: 1 }, gone: () => new AbortController().signal, input: { format: format as 'csv' | 'xlsx' } },
  {
    query: sql`
      select 'adhoc', timestamptz '2026-11-01' + i * interval '1 second', 'Person ' || i % 9973, 100000 + i % 9973, 'Engineering Johannesburg',
        'Another ' || i % 7919, 100000 + i % 7919, 'Manufacturing Turin', i % 500, 'Act of Courage', ${words} || md5(i::text), i
      from generate_series(1, ${sql.lit(Number(rows))}) i`,
    rowOf,
    columns: managementFile,
    names: { csv: 'x.csv', xlsx: 'x.xlsx' },
  },
);
let written = 0;
await pipeline(
  bytes,
  new Writable({
    write(piece: Buffer, _, done) {
      written += piece.length;
      setImmediate(done);
    },
  }),
);
await lane.close();
process.stdout.write(JSON.stringify({ written, memory: process.resourceUsage().maxRSS * 1024 }));
