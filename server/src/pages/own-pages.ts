import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { Language } from '@laurel/contract/languages';
import {
  namesFile,
  opening,
  openingOfLook,
  openingOfProgramme,
  pageWords,
} from '@laurel/contract/languages/page-words';
import { type Look, seedLook, wornLook } from '@laurel/contract/looks/look';
import type { WholeProgramme } from '@laurel/contract/programme/items';
import { specifiedWhole } from '@laurel/contract/programme/seed-rules';
import { atSite, siteOfPage } from '@laurel/contract/programme/sites';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CompiledMessage } from 'icu-minify/format';
import { documentOf, offerOf } from '#programme/versions';
import type { Ways } from '#settings/ways';
import { inLook } from './in-look.ts';

/** The page of a language with what is the company's own in it. */
export interface OwnPage {
  /** Of what is its own: who keeps the page keeps another when it changes. */
  words: string;
  etag: string;
  as: { br: Buffer; gzip: Buffer; identity: Buffer };
}

/** The file of the page in this language, in the folder of the built browser part. */
export function pageFile(language: Language): string {
  return language === 'en' ? 'index.html' : `index.${language}.html`;
}

/** The site whose people open it, and what that looks like. */
interface At {
  site: string;
  look: Look;
}

type OwnWords = ReadonlyMap<string, CompiledMessage>;

/** Finds the page of a company that says something otherwise than the release, or has a programme or looks of its own; made once after each change, for each site where they are others. */
export function ownPages(
  dist: string,
): (language: Language, ways: Pick<Ways, 'own' | 'programme'>, at: At) => Promise<OwnPage | undefined> {
  const made = new Map<string, { version: string; page: Promise<OwnPage | undefined> }>();
  return async (language, { own, programme: ofCompany }, { site, look }) => {
    const ofSite = siteOfPage(ofCompany, site);
    const programme = atSite(ofCompany, ofSite);
    const words: OwnWords = own.words.get(language) ?? new Map();
    if (words.size === 0 && programme.page === specifiedWhole.page && look.id === seedLook.id) return undefined;
    const version = `${own.version} ${programme.page} ${look.id}`;
    const of = `${language} ${look.site} ${ofSite}`;
    const known = made.get(of);
    if (known?.version === version) return known.page;
    const files = { page: path.join(dist, pageFile(language)), names: path.join(dist, namesFile) };
    const page = pageWith({ words, programme, look, language }, files);
    made.set(of, { version, page });
    // What could not be read may be there the next time.
    page.catch(() => made.delete(of));
    return page;
  };
}

async function pageWith(
  {
    words: own,
    programme,
    look,
    language,
  }: { words: OwnWords; programme: WholeProgramme; look: Look; language: Language },
  files: { page: string; names: string },
): Promise<OwnPage | undefined> {
  const [page, keys] = await Promise.all([readFile(files.page, 'utf8'), readFile(files.names, 'utf8').then(keysOf)]);
  const said = keys.map((key) => own.get(key));
  const goes =
    programme.page === specifiedWhole.page
      ? ''
      : `${openingOfProgramme}${pageWords({ ...offerOf(documentOf(programme)), version: programme.page })}</script>`;
  const wears = look.id === seedLook.id ? '' : `${openingOfLook}${pageWords(wornLook(look, language))}</script>`;
  if (goes === '' && wears === '' && said.every((words) => words === undefined)) return undefined;
  const [before = '', block = ''] = (wears === '' ? page : inLook(page, look)).split(opening);
  const end = block.indexOf('</script>');
  const released = JSON.parse(block.slice(0, end)) as CompiledMessage[];
  // What comes late stands behind: where the company says some of it, the page has that already.
  const length = Math.max(released.length, said.findLastIndex((each) => each !== undefined) + 1);
  const words = pageWords(Array.from({ length }, (_, place) => said[place] ?? released[place]));
  const identity = Buffer.from(`${before}${wears}${goes}${opening}${words}${block.slice(end)}`);
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  return {
    words: digest(JSON.stringify([said, goes, wears])),
    etag: digest(identity),
    as: { br, gzip: gzipped, identity },
  };
}

function keysOf(list: string): string[] {
  return JSON.parse(list) as string[];
}

function digest(of: string | Buffer): string {
  return createHash('sha256').update(of).digest('base64url').slice(0, 16);
}

export function sendOwnPage(request: FastifyRequest, reply: FastifyReply, { words, etag, as }: OwnPage): FastifyReply {
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']) as 'br' | 'gzip' | null;
  const tag = `"${etag}-${encoding ?? 'identity'}"`;
  reply.headers({ 'cache-control': 'no-cache', 'laurel-words': words, etag: tag });
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(as[encoding ?? 'identity']);
}
