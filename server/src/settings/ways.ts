import type { Language } from '@laurel/contract/languages';
import { type Looks, seedLooks } from '@laurel/contract/looks/look';
import type { WholeProgramme } from '@laurel/contract/programme/items';
import { specifiedWhole } from '@laurel/contract/programme/seed-rules';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { noOwnTexts, noOwnVersions, type OwnTexts, type OwnVersions, ownVersions } from '#languages/own';
import { type ProgrammeVersions, programmeAt, programmeVersions } from '#programme/versions';
import { looksNow } from '#sites/looks';
import { laterTexts, ownTexts } from './own-words.ts';

/** How a company speaks, and by what it goes. */
export interface Ways {
  /** To whoever asks for no language that the portal knows. */
  language: Language;
  own: OwnTexts;
  programme: WholeProgramme;
  looks: Looks;
}

/** Known without a question for each request, and never much older than a second: what an instance changes, the others follow. */
export interface KnownWays {
  /** As they were known last; what is older than a second is asked for, for the next. */
  now(): Ways;
  /** Not older than a second, for as long as the database answers within one. */
  upToDate(): Promise<Ways>;
  /** Not before they are known: nothing is decided by a programme that may not be the company's. */
  known(): Promise<Ways>;
}

/** As a company has them that has said nothing. */
export const specifiedWays: Ways = { language: 'en', own: noOwnTexts, programme: specifiedWhole, looks: seedLooks };

const knownMs = 1_000;
const waitMs = 1_000;

/** What was read last. */
interface Read {
  language: Language;
  own: OwnVersions;
  programmes: ProgrammeVersions;
  looks: Looks;
}

interface Knowing {
  clock: () => Date;
  /** The programme that goes before the company saves one of its own. */
  first: WholeProgramme;
  /** By so much longer a database may take than in use. */
  patience: number;
}

export function knownWays(db: Db, { clock, first, patience }: Knowing): KnownWays {
  let read: Read = { language: 'en', own: noOwnVersions, programmes: { change: -1, planned: [] }, looks: seedLooks };
  let ways = { ...specifiedWays, programme: first };
  let readAt = Number.NEGATIVE_INFINITY;
  let reading = Promise.resolve();
  const readAnew = async () => {
    read = await waysNow(db, { ...read, first, now: clock() });
  };
  const refresh = () => {
    if (performance.now() - readAt <= knownMs) return reading;
    readAt = performance.now();
    // A database that is away leaves what was known.
    reading = readAnew().catch(() => {});
    return reading;
  };
  /** The same for as long as nothing has changed and nothing that was planned has begun. */
  const asRead = () => {
    const now = clock();
    const programme = programmeAt(read.programmes, now) ?? first;
    const { language, looks } = read;
    const own = read.own.at(now);
    if (ways.language !== language || ways.own !== own || ways.programme !== programme || ways.looks !== looks)
      ways = { language, own, programme, looks };
    return ways;
  };
  return {
    now() {
      void refresh();
      return asRead();
    },
    async upToDate() {
      await within(refresh(), waitMs * patience);
      return asRead();
    },
    async known() {
      await readAnew();
      return asRead();
    },
  };
}

async function within(reading: Promise<void>, ms: number): Promise<void> {
  const end = Promise.withResolvers<void>();
  const waited = setTimeout(end.resolve, ms);
  await Promise.race([reading, end.promise]);
  clearTimeout(waited);
}

/** What is a company's own is read again where it was changed. */
async function waysNow(
  db: Db,
  { own, programmes, looks, first, now }: Read & { first: WholeProgramme; now: Date },
): Promise<Read> {
  const versionOf = (name: string) => sql`coalesce((select version from shared_versions where name = ${name}), 0)`;
  const { rows } = await sql<{ language: Language; texts: number; programme: number; looks: number }>`
    select s.language, ${versionOf('own_texts')} as texts, ${versionOf('programme')} as programme, ${versionOf('looks')} as looks
    from settings s`.execute(db);
  const { language = 'en', texts = 0, programme = 0, looks: look = 0 } = rows[0] ?? {};
  return {
    language,
    own: texts === own.change ? own : ownVersions(texts, await ownTexts(db, now), await laterTexts(db, now)),
    programmes:
      programme === programmes.change ? programmes : await programmeVersions(db, { change: programme, first }),
    looks: look === looks.change ? looks : await looksNow(db, look),
  };
}
