import { mayUse } from '@laurel/contract/access';
import type { Call } from '@laurel/contract/call';
import { isForViewing, missingIn } from '@laurel/contract/call-rows';
import { answerMsMax, jsonBodyMax, longAnswerMsMax } from '@laurel/contract/limits';
import { lookOf } from '@laurel/contract/looks/look';
import { siteCookieOf } from '@laurel/contract/looks/site-cookie';
import { siteOfPage } from '@laurel/contract/programme/sites';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inOrder } from '#db/in-order';
import type { Db } from '#db/pool';
import { readOnly, type Tx } from '#db/transaction';
import { askedBy } from '#db/turns';
import { type Actor, askerId } from '#directory/actor';
import { refuseMissing } from '#directory/features';
import { notFound, refuse } from '#errors/refuse';
import type { UploadedFile } from '#files/uploaded-file';
import { type Keeper, type Kept, keptFor } from '#kept/keeper';
import { type Versions, versionsIn } from '#kept/versions';
import type { SpokenTo } from '#languages/speaking';
import { countUse } from '#limits/rate-limits';
import * as usual from '#texts/texts';
import { answerErrorAsOAuth } from './answers.ts';
import type { Asked, FileAnswer, Mounted, Visit } from './call-context.ts';
import { readCookies, siteOfBrowser } from './cookies.ts';
import { answerErrorPage } from './error-page.ts';
import { goneSignal, sendFile } from './file-answer.ts';
import { answeredBefore, bodyHash, type IdempotencyKey, idempotencyHeader } from './idempotency.ts';
import { readFile } from './multipart.ts';
import { mustBeOwnOrigin } from './own-origin.ts';
import { outputOf, parseInput, parseQuery } from './parse.ts';
import type { Shares } from './shares.ts';
import * as texts from './texts.ts';
import { Together } from './together.ts';
import { type TokenReader, tokenHashOf } from './tokens.ts';

export interface MountDeps {
  db: Db;
  clock: () => Date;
  readToken: TokenReader;
  kept: Keeper;
  rateLimited: boolean;
  shares: Shares;
  /** Reads what is long apart from everybody else's work. */
  readApart: <Result>(
    wish: { memberId: number; signal: AbortSignal },
    run: (tx: Tx) => Promise<Result>,
  ) => Promise<Result>;
  publicUrl: string;
  /** By how much longer than usual an answer may take. */
  patience: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Actor | null;
    /** What the caller knows of what everybody sees; who is unknown knows nothing, and is given nothing that is kept. */
    versions: Versions | null;
    /** Whom the answer speaks to. */
    readonly reader: SpokenTo;
  }
  interface FastifyContextConfig {
    takesForm?: boolean;
    /** The answer lasts as long as its reader stays: how long tells nothing of the portal. */
    isOpenEnded?: boolean;
  }
}

/** Introduces handlers to the server: each call at its path, with its access, limits and schemas. */
export function mount(app: FastifyInstance, deps: MountDeps, mounted: readonly Mounted[]): void {
  for (const one of mounted) {
    const { call } = one;
    const together = new Together(deps.db, one, deps.patience);
    app.route({
      method: call.method,
      url: call.path,
      bodyLimit: call.file ? call.file.bytesMax + jsonBodyMax : (call.bodyMax ?? jsonBodyMax),
      // What is there once is not asked about first.
      exposeHeadRoute: !one.isLong,
      handlerTimeout: (call.file?.msMax ?? (one.isLong ? longAnswerMsMax : answerMsMax)) * deps.patience,
      // Before the body is read: a stranger's megabytes are not worth parsing.
      onRequest: async (request, reply) => {
        if (call.method === 'POST') mustBeOwnOrigin(request, deps.publicUrl);
        await admit(request, call, deps);
        if (request.caller) await deps.shares.enter(askerId(request.caller), goneSignal(reply));
      },
      config: { takesForm: call.form ?? false },
      ...errorsOf(one),
      handler: (request, reply) =>
        askedBy(request.caller ? askerId(request.caller) : undefined, () =>
          answer(request, reply, one, { ...deps, together }),
        ),
    });
  }
}

/** How a refusal is worded, where it is not for the portal's own pages. */
function errorsOf({ kind, call }: Mounted) {
  if (kind === 'redirect') return { errorHandler: answerErrorPage };
  return call.form ? { errorHandler: answerErrorAsOAuth } : {};
}

/** Finds out who asks, and refuses whoever may not. */
export async function admit(
  request: FastifyRequest,
  call: Pick<Call, 'access' | 'reads' | 'answers' | 'whileViewing'>,
  deps: Pick<MountDeps, 'readToken' | 'clock'>,
): Promise<void> {
  const hash = tokenHashOf(request.headers.authorization);
  const known = hash ? await deps.readToken(hash, deps.clock()) : null;
  const caller = known?.actor ?? null;
  request.caller = caller;
  request.versions = known?.versions ?? null;
  if (caller?.viewer && !isForViewing(call)) refuse('forbidden', say(texts.onlyViewing));
  mustBeAllowed(call, caller);
}

/** Refuses a call to whoever may not make it. */
export function mustBeAllowed(call: Pick<Call, 'access' | 'reads'>, caller: Actor | null): void {
  if (mayUse(call, caller)) return;
  if (!caller) refuse('signedOut', say(usual.signOn));
  if (caller.siteTemplate === '') refuse('forbidden', say(texts.noSite));
  refuse('forbidden', say(said.authorisedOnly));
}

/** Refuses what is sent to somebody, to who has not said how they are reached. */
export function mustHaveContact({ needsContact }: Pick<Call, 'needsContact'>, caller: Actor | null): void {
  if (needsContact && caller && !(caller.cellNum && caller.email)) refuse('profileIncomplete', say(texts.profileFirst));
}

/** What one call is answered with. */
type Serving = MountDeps & { together: Together };

async function answer(request: FastifyRequest, reply: FastifyReply, one: Mounted, deps: Serving): Promise<unknown> {
  const { call } = one;
  const { caller } = request;
  const now = deps.clock();
  tellOfPage(request, reply, deps);
  mustHaveContact(call, caller);
  if (call.limit && call.file && deps.rateLimited) await countUse(deps.db, call.limit, subjectOf(caller, request), now);
  // The multipart parser takes every multipart body, also one for a call that has no file.
  if (!call.file && request.isMultipart()) refuse('unsupportedType', say(usual.sendJson));
  const file = call.file ? await readFile(request, call.file) : undefined;
  try {
    return await answerWith(file, { request, reply, one, deps, now });
  } finally {
    await file?.close();
  }
}

type Answering = { request: FastifyRequest; reply: FastifyReply; one: Mounted; deps: Serving; now: Date };

/**
 * A page that was opened under an earlier programme tells its reader. Who belongs to another site than the one that their page was made for
 * has the next one as theirs: where that pays otherwise, theirs counts as an earlier one.
 */
function tellOfPage(request: FastifyRequest, reply: FastifyReply, { publicUrl }: Serving): void {
  const { looks, programme } = request.reader;
  const made = siteOfBrowser(readCookies(request.headers.cookie));
  const site = request.caller?.siteTemplate ?? made;
  const paysOtherwise = siteOfPage(programme, made) !== siteOfPage(programme, site);
  reply.header('laurel-programme', programme.page + (paysOtherwise ? 1 : 0));
  if (paysOtherwise || lookOf(looks, made) !== lookOf(looks, site))
    reply.header('set-cookie', siteCookieOf(site, { isHttps: publicUrl.startsWith('https:') }));
}

async function answerWith(
  file: UploadedFile | undefined,
  { request, reply, one, deps, now }: Answering,
): Promise<unknown> {
  const { call } = one;
  const { caller } = request;
  const body = file ? {} : bodyOf(request, call);
  // A picture's address that could never be one is as unknown as any other.
  if (call.answers === 'picture' && !call.input.safeParse(body).success) notFound();
  const read = await readInput(body, { request, call, deps, now });
  if ('answer' in read) {
    reply.header('idempotency-hit', 'true');
    return read.answer;
  }
  const { input } = read;
  if (call.limit && !call.file && deps.rateLimited)
    await countUse(deps.db, call.limit, subjectOf(caller, request), now);
  const asked = { input, actor: caller, caller, now, visit: visitOf(request, reply) };
  await one.before?.(deps.db, asked as never);
  const withFile = { ...asked, file, query: queryOf(request, call), key: keyOf(request, call, input) };
  if (one.kind === 'file') {
    const sent = { ...withFile, gone: () => goneSignal(reply) };
    return sendFile(reply, (await one.run(deps.db, sent)) as FileAnswer);
  }
  reply.header('cache-control', 'no-store');
  if (one.kind === 'redirect') return reply.redirect((await one.run(deps.db, asked)) as string, 302);
  if (one.kind === 'verb') return runVerb(request, reply, one, deps, asked);
  if (one.kind === 'act') return outputOf(one, await one.run(deps.db, withFile));
  const versions = request.versions ?? {};
  if (one.kind === 'shared') return sendShared(reply, one, deps, { asked, versions });
  const kept = keptFor(deps.kept, versions);
  return outputOf(one, await readFor(reply, one, deps, { ...asked, kept }));
}

/** What every handler is told, whatever its call. */
type Brought = Omit<Asked<Call>, 'actor'> & { actor: Actor | null };

function readFor(
  reply: FastifyReply,
  one: Mounted,
  { db, readApart }: Serving,
  asked: Brought & { kept: Kept },
): Promise<unknown> {
  const run = (tx: Tx) => one.run(tx, asked);
  const { caller } = asked;
  if (!caller || !one.isLongList?.(asked as never)) return readOnly(db, run);
  return readApart({ memberId: askerId(caller), signal: goneSignal(reply) }, run);
}

function bodyOf(request: FastifyRequest, call: Call): unknown {
  if (call.method === 'GET') return { ...(request.query as object), ...(request.params as object) };
  return request.body === undefined ? {} : request.body;
}

/** What is the same for all leaves as it was written the first time. */
async function sendShared(
  reply: FastifyReply,
  one: Mounted,
  { db, kept }: MountDeps,
  { asked, versions }: { asked: Brought; versions: Versions },
) {
  const { call, run, by, of, until } = one;
  const { now } = asked;
  const values = by?.(asked as never);
  const thing = { name: `${call.path} ${JSON.stringify(values)}`, of: of?.(values as never) ?? [] };
  const bytes = await kept.get(thing, versions, () =>
    readOnly(db, async (tx) => {
      const [read, result, end] = await inOrder(
        tx,
        () => versionsIn(tx, thing.of),
        () => run(tx, values, now),
        () => until?.(tx, values as never, now) ?? null,
      );
      const value = Buffer.from(JSON.stringify(outputOf(one, result)));
      return { value, versions: read, bytes: value.length, until: end };
    }),
  );
  return reply.type('application/json; charset=utf-8').send(bytes);
}

function visitOf(request: FastifyRequest, reply: FastifyReply): Visit {
  return {
    address: request.ip,
    host: request.host,
    url: request.url,
    tokenHash: request.caller?.viewer?.sessionHash ?? tokenHashOf(request.headers.authorization),
    userAgent: request.headers['user-agent'] ?? '',
    acceptLanguage: request.headers['accept-language'],
    cookies: readCookies(request.headers.cookie),
    setCookie: (header: string) => void reply.header('set-cookie', header),
    log: request.log,
  };
}

function queryOf(request: FastifyRequest, call: Call): unknown {
  return call.query ? parseQuery(call.query, request.query) : {};
}

async function runVerb(
  request: FastifyRequest,
  reply: FastifyReply,
  one: Mounted,
  { together }: Serving,
  asked: Brought,
): Promise<unknown> {
  const at = keyOf(request, one.call, asked.input);
  const { answer, isRepeated } = await together.answer({ asked, at, reader: request.reader });
  if (isRepeated) reply.header('idempotency-hit', 'true');
  return answer;
}

/** What a call is asked with, where there is it at the caller's site. Where that is no longer allowed, as by another programme, what was done under the same key is answered again. */
async function readInput(
  body: unknown,
  { request, call, deps, now }: { request: FastifyRequest; call: Call; deps: Serving; now: Date },
): Promise<{ input: unknown } | { answer: unknown }> {
  try {
    const missing = request.caller && missingIn(call, request.caller);
    if (missing) refuseMissing(missing);
    return { input: parseInput(call, body) };
  } catch (refused) {
    const at = keyOf(request, call, body);
    const before = at && (await answeredBefore(deps.db, at, now));
    if (!before) throw refused;
    return before;
  }
}

function keyOf(request: FastifyRequest, call: Call, input: unknown): IdempotencyKey | null {
  const key = call.idempotent ? idempotencyHeader(request.headers['idempotency-key']) : null;
  if (key === null) return null;
  return { scope: subjectOf(request.caller, request), route: call.path, key, bodyHash: bodyHash(input) };
}

function subjectOf(caller: Actor | null, request: FastifyRequest): string {
  return caller ? `member:${askerId(caller)}` : `address:${request.ip}`;
}
