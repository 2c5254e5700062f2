import type { CallName } from '@laurel/contract/call-rows';
import type { FastifyInstance } from 'fastify';
import { announcementCalls } from '#announcements/calls';
import { approvalCalls } from '#approvals/calls';
import { approvalLetters } from '#approvals/letters';
import type { Deeds } from '#asking/deed';
import { audit } from '#audit/seal';
import { awardConfirmed } from '#awards/ask';
import { awardCalls } from '#awards/calls';
import { boostLetter } from '#awards/letters';
import { ballotCalls } from '#ballots/calls';
import { ballotLetters } from '#ballots/letters';
import { budgetCalls } from '#budgets/calls';
import { potsConfirmed } from '#budgets/change';
import { budgetLetters } from '#budgets/letters';
import { catalogueCalls } from '#catalogue/calls';
import { lowStockLetter } from '#catalogue/low-stock';
import { celebrationCalls } from '#celebrations/calls';
import { checkoutCalls } from '#checkout/calls';
import { orderLetter } from '#checkout/order-letter';
import { circleCalls } from '#circles/calls';
import { commentCalls } from '#comments/calls';
import { commentLetter, mentionLetter } from '#comments/letters';
import type { Company } from '#company';
import { competitionCalls } from '#competition/calls';
import { winnerLetter } from '#competition/letters';
import { contentCalls } from '#content/calls';
import { contactLetter } from '#content/contact';
import { correctionCalls } from '#corrections/calls';
import { correctionConfirmed } from '#corrections/correct';
import { correctionLetters } from '#corrections/letters';
import { debtCalls } from '#debts/calls';
import { forgivenessConfirmed } from '#debts/forgive';
import { debtLetters } from '#debts/letters';
import { delegationCalls } from '#delegations/calls';
import { delegationLetters } from '#delegations/letters';
import { deskCalls } from '#desk/calls';
import { deskLetters } from '#desk/letters';
import { downloadCalls } from '#downloads/calls';
import { cardLetter } from '#ecards/letter';
import { employmentCalls } from '#employment/calls';
import { activity } from '#events/activity';
import { settle } from '#events/settle';
import type { Subscriber } from '#events/subscriber';
import { feedCalls } from '#feeds/calls';
import { feedDoor } from '#feeds/door';
import { feedLetter, missedLetter } from '#feeds/letters';
import { ofDatabase } from '#figures/of-database';
import { groupCardCalls } from '#groupcards/calls';
import { groupCardLetters } from '#groupcards/letters';
import type { Mounted } from '#http/call-context';
import { health } from '#http/health';
import { type Metrics, metricsOf } from '#http/metrics';
import { mount } from '#http/mount';
import { notMounted } from '#http/not-mounted';
import { ready } from '#http/ready';
import { httpServer } from '#http/server';
import { memberShares, type Shares, shareLimitsOf } from '#http/shares';
import { ideaCalls } from '#ideas/calls';
import { ideaLetter } from '#ideas/letter';
import { ideaConfirmed } from '#ideas/review';
import { ideaStageLetter } from '#ideas/stage-letter';
import { injectedFetch } from '#identity/injected-fetch';
import { type ProviderClient, providerClient } from '#identity/provider-client';
import { inboxCalls } from '#inbox/calls';
import { inboxFigures } from '#inbox/figures';
import { answerLetterOf } from '#inbox/letter';
import { type LiveTimes, liveDoor } from '#live/door';
import { lookCalls } from '#looks/calls';
import { addressesLetter } from '#members/addresses';
import { memberCalls } from '#members/calls';
import { confirmationLetter } from '#members/confirm-email';
import { mergerCalls } from '#mergers/calls';
import { mergerLetter } from '#mergers/letters';
import { mergerConfirmed } from '#mergers/merge';
import { moderationCalls } from '#moderation/calls';
import { moderationLetters } from '#moderation/letters';
import { nominationCalls } from '#nominations/calls';
import { nominationLetters } from '#nominations/letters';
import { reviewConfirmed } from '#nominations/review';
import { noticeCalls } from '#notices/calls';
import { digestLetter } from '#notices/digest-letter';
import { unsubscribeDoor } from '#notices/door';
import { digestFigures } from '#notices/figures';
import { orderCalls } from '#orders/calls';
import { carried } from '#outbox/carried';
import { devOutbox } from '#outbox/dev-outbox';
import { messageFigures } from '#outbox/figures';
import type { Gate } from '#outbox/gate';
import { byName, type Letter } from '#outbox/letter';
import { mail } from '#outbox/mail';
import { channelsOf } from '#outbox/transports';
import { oversightCalls } from '#oversight/calls';
import { serveWeb } from '#pages/static';
import { personnelCalls } from '#personnel/calls';
import { firstProgramme } from '#programme/rules';
import { pushReachOf } from '#push/way';
import { quarterCalls } from '#quarters/calls';
import { recognitionCalls } from '#recognition/calls';
import { reactionLetter } from '#recognition/letters';
import { reportCalls } from '#reports/calls';
import { roleCalls } from '#roles/calls';
import { roleLetters } from '#roles/letters';
import { searchCalls } from '#search/calls';
import { sentenceCalls } from '#sentences/calls';
import { sessionCalls } from '#session/calls';
import type { WatchedProvider } from '#session/deps';
import { tokenReader } from '#session/tokens';
import { signOnWatch } from '#session/watch';
import { setupCalls } from '#setup/calls';
import { welcomeFirst } from '#setup/link';
import { mailTestLetter } from '#setup/mail-test';
import { sourceCalls } from '#sources/calls';
import { statementCalls } from '#statements/calls';
import type { ReportLane } from '#streams/lane';
import { undoCalls } from '#undo/calls';
import { fileOrUndoConfirmed } from '#undo/confirmed';
import { uploadCalls } from '#uploads/calls';
import { versionCalls } from '#versions/calls';
import { programmeConfirmed } from '#versions/change';
import { viewingCalls } from '#viewing/calls';
import { viewingLetter } from '#viewing/letter';
import { voucherCalls } from '#vouchers/calls';
import { workCalls } from '#work/calls';
import { workLetter } from '#work/letters';
import { yearCalls } from '#year/calls';
import type { Config } from './config/config.ts';
import { PlainError } from './errors/plain-error.ts';
import { lostAddressLetter } from './roster/lost-address-letter.ts';

/** Introduces every slice to the server of one company; `webDist` is the folder of the built browser part. */
export async function buildApp(
  company: Company,
  {
    webDist,
    metrics = metricsOf(company),
    shares = memberShares(shareLimitsOf(company.config)),
    leaving = new AbortController().signal,
    live,
  }: { webDist: string; metrics?: Metrics; shares?: Shares; leaving?: AbortSignal; live?: LiveTimes },
): Promise<FastifyInstance> {
  const { db, config, clock, lane, ways } = company;
  await ways.known();
  const isLeaving = () => leaving.aborted;
  const readToken = tokenReader(db);
  const app = await httpServer({
    isHttps: config.publicUrl.startsWith('https:'),
    trustProxy: config.trustProxy,
    patience: config.patience,
    logger: company.log,
    isLeaving,
    ways: () => ways.now(),
  });
  const client = await identityProvider(app, company);
  const provider = client && { ...client, watch: signOnWatch(metrics.registry) };
  const mounted = mountedCalls({ config, provider, voucherKeys: company.voucherKeys, lane });
  mount(
    app,
    {
      db,
      clock,
      kept: company.kept,
      readToken,
      rateLimited: config.rateLimits,
      shares,
      readApart: (wish, run) => lane.read({ ...wish, purpose: 'list' }, run),
      publicUrl: config.publicUrl,
      patience: config.patience,
    },
    mounted,
  );
  feedDoor(app, {
    ...{ db, clock, voucherKeys: company.voucherKeys, rateLimited: config.rateLimits, patience: config.patience },
    registry: metrics.registry,
  });
  unsubscribeDoor(app, { db, clock, rateLimited: config.rateLimits });
  liveDoor(app, {
    ...{ db, direct: company.direct, clock, readToken, rateLimited: config.rateLimits, leaving, times: live },
    registry: metrics.registry,
  });
  ready(app, { db, patience: config.patience, isLeaving });
  health(app, {
    ...{ db, lane, metrics },
    metricsToken: config.metricsToken,
    isOpen: config.isDemonstration,
    figures: [ofDatabase, messageFigures, inboxFigures, digestFigures],
  });
  if (config.isDemonstration) {
    const letters = lettersOf(company);
    devOutbox(app, {
      ...{ db, ways, publicUrl: config.publicUrl },
      letters: byName(letters),
      settle: () => settle(db, subscribersOf(letters), app.log),
    });
  }
  if (config.isDemonstration) {
    const { docs } = await ofDemonstration(import('#http/docs'));
    await docs(app, mounted, config.publicUrl);
  }
  const page = await serveWeb(app, webDist, { db, ways });
  if (config.isDemonstration) app.get('/dev/parts', page);
  notMounted(app, mounted, page);
  return app;
}

/** Every call that has a slice behind it. */
export function mountedCalls({ config, provider, voucherKeys, lane }: SliceDeps): Mounted[] {
  const { publicUrl, rateLimits: rateLimited, patience } = config;
  const gate = gateOf(config);
  const push = pushReachOf(config, voucherKeys);
  const mounted: Mounted[] = [
    ...sessionCalls({
      ...{ publicUrl, provider, rateLimited, recheckSeconds: config.sessionRecheckSeconds },
      welcome: (db, person, now) => welcomeFirst(db, person, { named: config.firstAdministrator, now }),
    }),
    ...memberCalls({ gate, sealKeys: voucherKeys, rateLimited, patience }),
    ...contentCalls({ rateLimited, patience }),
    ...sentenceCalls({ letters: lettersOf({ config, voucherKeys }) }),
    ...nominationCalls({ rateLimited, lane }),
    ...awardCalls({ gate }),
    ...statementCalls(),
    ...recognitionCalls(),
    ...celebrationCalls(),
    ...yearCalls(),
    ...commentCalls(),
    ...groupCardCalls({ patience }),
    ...reportCalls({ lane }),
    ...workCalls({
      channels: [...channelsOf(config), ...(push ? (['push'] as const) : [])],
      rateLimited,
      callNamed: (name) => callNamed(mounted, name),
    }),
    ...quarterCalls({ lane }),
    ...ballotCalls(),
    ...competitionCalls({ patience }),
    ...versionCalls({ first: firstProgramme(config.firstRules) }),
    ...lookCalls({ patience }),
    ...announcementCalls({ patience }),
    ...ideaCalls({ lane }),
    ...correctionCalls({ lane }),
    ...debtCalls({ lane }),
    ...budgetCalls({ lane }),
    ...mergerCalls(),
    ...delegationCalls(),
    ...uploadCalls({ voucherKeys, lane }),
    ...sourceCalls(),
    ...feedCalls({ voucherKeys }),
    ...undoCalls({ voucherKeys }),
    ...roleCalls(),
    ...searchCalls(),
    ...oversightCalls({ lane, letters: lettersOf({ config, voucherKeys }) }),
    ...inboxCalls({ lane }),
    ...moderationCalls({ lane }),
    ...employmentCalls(),
    ...personnelCalls({ lane, letters: lettersOf({ config, voucherKeys }) }),
    ...noticeCalls({ letters: lettersOf({ config, voucherKeys }), push }),
    ...circleCalls(),
    ...viewingCalls(),
    ...approvalCalls({ deeds: deedsOf(config, voucherKeys) }),
    ...catalogueCalls({ patience }),
    ...checkoutCalls({ callingCodes: config.sms?.countries, rateLimited }),
    ...orderCalls(),
    ...deskCalls({ lane }),
    ...voucherCalls({ keys: voucherKeys }),
    ...setupCalls(config),
  ];
  return [...mounted, ...downloadCalls({ publicUrl, mounted })];
}

function callNamed(mounted: readonly Mounted[], name: CallName): Mounted {
  const found = mounted.find(({ call }) => call.name === name);
  if (!found) throw new Error(`No slice answers ${name}.`);
  return found;
}

/** What is done when a second person confirms it. */
function deedsOf(config: Config, voucherKeys: readonly Buffer[]): Deeds {
  const file = fileOrUndoConfirmed({ voucherKeys });
  const gate = gateOf(config);
  return {
    recognise: awardConfirmed('reward', { gate }),
    adhoc: awardConfirmed('adhoc', { gate }),
    payitforward: awardConfirmed('payitforward', { gate }),
    idea: ideaConfirmed,
    nomination: reviewConfirmed,
    budgets: file,
    prices: file,
    codes: file,
    programme: programmeConfirmed(firstProgramme(config.firstRules)),
    correction: (tx, confirmed) =>
      (confirmed.wish.kind === 'forgive' ? forgivenessConfirmed : correctionConfirmed)(tx, confirmed),
    pots: potsConfirmed,
    merger: mergerConfirmed,
  };
}

/** Every letter that the portal writes. */
export function lettersOf({ config, voucherKeys }: Pick<SliceDeps, 'config' | 'voucherKeys'>): readonly Letter[] {
  const { publicUrl, contactTo } = config;
  const letters: readonly Letter[] = [
    cardLetter({ publicUrl }),
    reactionLetter({ publicUrl }),
    boostLetter({ publicUrl }),
    commentLetter({ publicUrl }),
    mentionLetter({ publicUrl }),
    ...groupCardLetters({ publicUrl }),
    ...nominationLetters({ publicUrl }),
    winnerLetter({ publicUrl }),
    ...ballotLetters({ publicUrl }),
    ideaLetter({ publicUrl }),
    ideaStageLetter({ publicUrl }),
    mailTestLetter({ publicUrl }),
    orderLetter({ publicUrl }),
    ...deskLetters({ publicUrl }),
    ...roleLetters(),
    ...approvalLetters({ publicUrl }),
    ...correctionLetters({ publicUrl }),
    ...debtLetters({ publicUrl }),
    ...delegationLetters({ publicUrl }),
    viewingLetter,
    ...budgetLetters({ publicUrl }),
    mergerLetter({ publicUrl }),
    workLetter({ publicUrl }),
    lowStockLetter({ publicUrl }),
    feedLetter({ publicUrl }),
    missedLetter({ publicUrl }),
    confirmationLetter({ publicUrl, sealKeys: voucherKeys }),
    addressesLetter,
    lostAddressLetter,
    contactLetter({ contactTo }),
    answerLetterOf({ contactTo }),
    ...moderationLetters({ publicUrl, contactTo }),
    carried,
  ];
  return [...letters, digestLetter(letters, { publicUrl })];
}

/** Everybody who does what follows from events. */
export function subscribersOf(letters: readonly Letter[]): readonly Subscriber[] {
  return [audit, activity, mail(letters)];
}

/** What every message passes, when it is promised and when it is delivered. */
export function gateOf({ sms, rateLimits }: Config): Gate {
  return { callingCodes: sms?.countries, limited: rateLimits };
}

interface SliceDeps {
  /** Newest first. */
  voucherKeys: readonly Buffer[];
  lane: ReportLane;
  config: Config;
  /** Undefined while no identity provider is configured. */
  provider: WatchedProvider | undefined;
}

async function identityProvider(
  app: FastifyInstance,
  { db, config, clock }: Company,
): Promise<ProviderClient | undefined> {
  const { publicUrl, patience } = config;
  const ours = { redirectUri: `${publicUrl}/sso/callback`, signedOffUri: `${publicUrl}/logout`, clock, patience };
  if (config.oidc) return providerClient({ ...config.oidc, ...ours });
  if (!config.isDemonstration) return undefined;
  const { demoProvider, demoProviderSettings } = await ofDemonstration(import('#identity/demo-provider'));
  const { demoRoutes } = await import('#identity/demo-routes');
  const { provider, secrets } = await demoProvider(db, config.publicUrl);
  await demoRoutes(app, db, provider);
  return providerClient({ ...demoProviderSettings(config.publicUrl, secrets), ...ours, fetch: injectedFetch(app) });
}

/** Loaded in the demonstration alone, whose packages a production install leaves out. */
async function ofDemonstration<T>(loading: Promise<T>): Promise<T> {
  return loading.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new PlainError(
      'The demonstration needs packages that npm ci --omit=dev leaves out: install without that option.',
    );
  });
}
