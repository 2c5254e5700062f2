import type { IncomingMessage, ServerResponse } from 'node:http';
import { folded } from '@laurel/contract/rules/folded';
import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import type { Db } from '#db/pool';
import { choosePage } from './demo-page.ts';
import { demoPeople, demoPersonByLogin, demoPersonBySubject } from './demo-people.ts';
import { demoProviderPath } from './provider-addresses.ts';

/** Mounts the demonstration provider and its page, on which one chooses who to be. */
export async function demoRoutes(app: FastifyInstance, db: Db, provider: Provider): Promise<void> {
  const callback = provider.callback();
  const pageHeaders = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    scope.get<{ Params: { uid: string }; Querystring: { search?: string; as?: string } }>(
      `${demoProviderPath}/choose/:uid`,
      async (request, reply) => {
        const step = await provider.interactionDetails(request.raw, reply.raw).catch(() => undefined);
        if (!step || step.uid !== request.params.uid) return reply.redirect('/sso/idplogin');
        const hint = step.params.login_hint;
        const person = request.query.as
          ? await demoPersonBySubject(db, request.query.as)
          : typeof hint === 'string'
            ? await demoPersonByLogin(db, hint)
            : undefined;
        if (person) {
          await leaveFormerPerson(provider, step, person.subject);
          const result = { login: { accountId: person.subject } };
          return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result));
        }
        const search = (request.query.search ?? '').slice(0, 40);
        const people = await demoPeople(db, folded(search), new Date());
        return reply.headers(pageHeaders).send(choosePage({ uid: step.uid, search, people }));
      },
    );

    scope.all(`${demoProviderPath}/*`, (request, reply) => {
      reply.hijack();
      const raw = request.raw as IncomingMessage & { originalUrl?: string };
      raw.originalUrl = raw.url ?? '';
      raw.url = (raw.url ?? '').slice(demoProviderPath.length);
      callback(raw, reply.raw as ServerResponse);
    });
  });
}

/** The provider would first ask a browser script to end the session of another person; here choosing somebody else is that. */
async function leaveFormerPerson(provider: Provider, step: Interaction, subject: string): Promise<void> {
  const former = step.session;
  if (!former?.accountId || former.accountId === subject) return;
  const session = await provider.Session.findByUid(former.uid);
  if (!session) return;
  delete session.accountId;
  session.authorizations = {};
  await session.save(session.remainingTTL);
  step.session = { ...former, accountId: undefined } as never;
  await step.save(step.remainingTTL);
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
