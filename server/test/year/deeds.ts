import type { RuleStep } from '@laurel/contract/programme/approval-rules';
import { sql } from 'kysely';
import type { TestApp } from '../app.ts';
import { behaviour, going, ideaCategory } from '../programmes/going.ts';
import {
  type Approval,
  type Company,
  type Hands,
  type Idea,
  type Nomination,
  type Person,
  personOf,
} from './company.ts';
import { ideaOwnersOf, reviewersOf, runningOf, secondsOf } from './owners.ts';
import type { Chance } from './random.ts';
import { deciding } from './rounds.ts';
import type { Tellings } from './told.ts';

/** With what people do something. */
export interface Doing {
  portal: TestApp;
  company: Company;
  told: Tellings;
  chance: Chance;
  /** A call as somebody; what is answered otherwise than it should be is a finding. */
  call(by: Person, path: string, body: object, statuses?: readonly number[]): Promise<{ status: number; body: Said }>;
}

// biome-ignore lint/suspicious/noExplicitAny: the year looks into answers freely.
type Said = any;

/** What waits for others, by the rules of the year's programme: large awards, those to one's own manager, what no budget has, large ratings. */
const step = (by: RuleStep['by']): RuleStep => ({ by, all: false, fourEyes: true });
const everywhere = { scopeKind: 'everything', scopeCode: '' } as const;
export const approvalRules = {
  daysMost: 12,
  rules: [
    { key: 'own-manager', what: 'adhoc', when: 'ownManager', above: 0, ...everywhere, steps: [step('nextManager')] },
    {
      key: 'large',
      what: 'adhoc',
      when: 'above',
      above: 400,
      ...everywhere,
      steps: [step('giversManager'), step('finance')],
    },
    { key: 'outside', what: 'adhoc', when: 'outsideBudget', above: 0, ...everywhere, steps: [step('finance')] },
    {
      key: 'rating',
      what: 'nomination',
      when: 'above',
      above: 180,
      ...everywhere,
      steps: [step('recipientsManagers')],
    },
  ],
} as const;
const stepsOf = (key: (typeof approvalRules.rules)[number]['key']): RuleStep[] =>
  structuredClone(approvalRules.rules.find((rule) => rule.key === key)?.steps ?? []) as RuleStep[];

/** What people do about nominations, ideas and awards, by the calls; each notes whom the portal is to tell. */
export function deedsOf({ portal, company, told, chance, call }: Doing) {
  const now = () => portal.now.getTime();
  const here = (id: number) => (personOf(company, id).isHere ? [id] : []);

  /** An approval as it begins; administrators are asked in the place of nobody. */
  function ask(
    asked: Pick<
      Approval,
      'id' | 'what' | 'askedById' | 'askedForId' | 'giverId' | 'toIds' | 'points' | 'steps' | 'nomination'
    >,
  ): Approval {
    const untilAt = now() + approvalRules.daysMost * 86_400_000;
    const approval: Approval = {
      ...{ kind: 'approval', stages: new Set(), step: 0, begunAt: now(), untilAt, decided: [], state: 'waiting' },
      ...asked,
    };
    begin(approval);
    company.approvals.set(approval.id, approval);
    const { askedById: byId } = approval;
    told.expect({
      letter: 'approval asked',
      kind: 'toDo',
      at: now(),
      byId,
      to: secondsOf(company, approval, now()).keys(),
    });
    return approval;
  }

  function begin(approval: Approval): void {
    const first = approval.steps[approval.step];
    if (first && secondsOf(company, approval, now()).size === 0)
      approval.steps[approval.step] = { ...first, by: 'adminReports', all: false };
  }

  async function nominate(by: Person, nominee: Person): Promise<Nomination> {
    const body = { nomCat: [behaviour], reason: 'Stayed until it was done.', members: [nominee.memberId] };
    const { body: said } = await call(by, '/api/nom/newnom', body);
    const nomination: Nomination = {
      ...{ kind: 'nomination', id: Number(said.nomIds[0]), byId: by.id, nomineeId: nominee.id, state: 'open' },
      ...{ createdAt: now(), said: [], wentTo: new Set(), isAsked: false, stages: new Set() },
    };
    company.nominations.set(nomination.id, nomination);
    const managers = [...reviewersOf(company, nomination, now())].filter(([, offices]) => offices.has('manager'));
    told.expect({ letter: 'nominations', kind: 'toDo', at: now(), byId: by.id, to: managers.map(([id]) => id) });
    return nomination;
  }

  /** Rates or declines; answers nothing where nobody may. */
  async function review(nomination: Nomination, by: Person): Promise<void> {
    const nomId = String(nomination.id);
    if (chance.happens(12)) {
      await call(by, '/api/nom/donexusnomreviewdecline', { nomId, motivation: 'It was their task.' });
      await decided(nomination, by.id, 'decline');
      return;
    }
    const rating = { reviewRating: chance.whole(1, 5), isCustom: false, customPoints: null };
    const wish = { nomId, ...rating, isIncludeInQuarterly: false, quarterlyMotivation: '' };
    const { body } = await call(by, '/api/reward/donexusnomreviewreward', wish);
    if (body.second) await askAbout(nomination, by, Number(body.second.approvalId));
    else await decided(nomination, by.id, 'rating');
  }

  async function askAbout(nomination: Nomination, by: Person, id: number): Promise<void> {
    nomination.isAsked = true;
    const { points, forId } = await approvalAsKept(id);
    ask({
      ...{ id, what: 'nomination', askedById: by.id, askedForId: forId, giverId: nomination.byId },
      ...{ toIds: [nomination.nomineeId], points, steps: stepsOf('rating'), nomination },
    });
  }

  /** What came of what somebody said, as the books have it; what is to be told of that is reckoned here. */
  async function decided(nomination: Nomination, actorId: number, what: 'rating' | 'decline'): Promise<void> {
    const { rows } = await sql<{ state: Nomination['state']; verdict: boolean }>`
      select n.state, exists (select from verdicts v where v.nomination_id = n.id) as verdict from nominations n where n.id = ${nomination.id}`.execute(
      portal.db,
    );
    const reviews = await sql<Hands>`
      select reviewer_id as "byId", for_id as "forId" from reviews where nomination_id = ${nomination.id} order by id`.execute(
      portal.db,
    );
    const before = nomination.said;
    nomination.state = rows[0]?.state ?? 'closed';
    nomination.said = reviews.rows.map((hands, n) => before[n] ?? { ...hands, at: now() });
    const { byId, nomineeId, state } = nomination;
    const tell = (
      letter: string,
      to: Iterable<number>,
      kind: 'decision' | 'toDo' = 'decision',
      by: number | null = actorId,
    ) => told.expect({ letter, kind, at: now(), byId: by, to });
    if (state === 'rated') told.expect({ letter: 'card', kind: 'card', at: now(), byId: null, to: [nomineeId] });
    if (rows[0]?.verdict) {
      tell('nomination decided', here(byId));
      tell(
        'nomination decided, to who said something',
        before.flatMap((one) => here(one.byId)),
      );
    } else if (state === 'waiting') {
      if (deciding.by === 'first' && what === 'rating')
        tell('nomination waits', reviewersOf(company, nomination, now()).keys(), 'toDo');
    } else tell(state === 'declined' ? 'nomination declined' : 'nomination rated', here(byId));
  }

  async function approvalAsKept(id: number): Promise<{ points: number; forId: number | null }> {
    const { points, asked_for_id: forId } = await portal.db
      .selectFrom('approvals')
      .select(['points', 'asked_for_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { points: Number(points), forId };
  }

  async function suggest(by: Person): Promise<Idea> {
    const wish = { category: ideaCategory, title: 'A lamp at the gate', idea: 'It is dark there in winter.' };
    const { body } = await call(by, '/api/idea/ideasubmit', wish);
    const idea: Idea = {
      kind: 'idea',
      id: Number(body.ideaBoxId),
      byId: by.id,
      state: 'awaiting',
      createdAt: now(),
      stages: new Set(),
    };
    company.ideas.set(idea.id, idea);
    return idea;
  }

  async function conclude(idea: Idea, by: Person): Promise<void> {
    const points = chance.oneOf(going.points.ideas.filter((each) => each <= 100));
    await call(by, '/api/idea/donexusideareview', { ideaBoxId: String(idea.id), actionStatus: 'We do it.', points });
    idea.state = 'reviewed';
    told.expect({ letter: 'idea reviewed', kind: 'idea', at: now(), byId: by.id, to: here(idea.byId) });
  }

  async function award(by: Person, to: readonly Person[], points: number): Promise<Approval | undefined> {
    const pot = await portal.db
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('member_id', '=', by.id)
      .where('kind', '=', 'pot')
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    const wish = { what: 'adhoc', reason: going.values[0]?.name ?? '', points, message: 'Thank you.', sendBy: 'email' };
    const recipients = to.map(({ memberId }) => memberId);
    const { body } = await call(by, '/api/reward/doreward', { ...wish, recipients });
    const toIds = to.map(({ id }) => id);
    const all = points * to.length;
    const key =
      all > Number(pot?.balance ?? 0)
        ? 'outside'
        : by.managerId !== null && toIds.includes(by.managerId)
          ? 'own-manager'
          : all > 400
            ? 'large'
            : undefined;
    if (!key !== !body.second)
      throw new Error(
        `An award of ${all} points by ${by.id} waits otherwise than by the rules: ${JSON.stringify(body)}`,
      );
    if (!key) {
      told.expect({ letter: 'card', kind: 'card', at: now(), byId: by.id, to: toIds });
      return undefined;
    }
    const id = Number(body.second.approvalId);
    return ask({
      ...{ id, what: 'adhoc', askedById: by.id, askedForId: null, giverId: by.id },
      ...{ toIds, points: all, steps: stepsOf(key), nomination: null },
    });
  }

  async function confirm(approval: Approval, by: Person): Promise<void> {
    const approvalId = String(approval.id);
    const { askedById, toIds, nomination, step: confirmed } = approval;
    if (chance.happens(15)) {
      await call(by, '/api/admin/declineapproval', { approvalId, reason: 'Not this month.' });
      approval.state = 'declined';
      if (nomination) nomination.isAsked = false;
      told.expect({ letter: 'approval declined', kind: 'decision', at: now(), byId: by.id, to: here(askedById) });
      return;
    }
    await call(by, '/api/admin/confirmapproval', { approvalId });
    const { rows } = await sql<Hands>`
      select by_id as "byId", for_id as "forId" from approval_decisions where approval_id = ${approval.id} order by step_n desc, at desc limit 1`.execute(
      portal.db,
    );
    approval.decided.push({ ...(rows[0] as Hands), step: confirmed });
    if (confirmed + 1 < approval.steps.length) {
      Object.assign(approval, { step: confirmed + 1, begunAt: now() });
      approval.stages.clear();
      begin(approval);
      told.expect({
        letter: 'approval agreed',
        kind: 'decision',
        at: now(),
        byId: by.id,
        to: here(askedById),
        isMailed: false,
      });
      told.expect({
        letter: 'approval goes on',
        kind: 'toDo',
        at: now(),
        byId: by.id,
        to: secondsOf(company, approval, now()).keys(),
      });
      return;
    }
    approval.state = 'confirmed';
    told.expect({ letter: 'approval confirmed', kind: 'decision', at: now(), byId: by.id, to: here(askedById) });
    if (nomination) {
      nomination.isAsked = false;
      await decided(nomination, askedById, 'rating');
    } else told.expect({ letter: 'card', kind: 'card', at: now(), byId: askedById, to: toIds });
  }

  /** Whoever decides something now, drawn of those who may. */
  function someOwner(item: Nomination | Idea | Approval): Person | undefined {
    const owners =
      item.kind === 'nomination'
        ? reviewersOf(company, item, now())
        : item.kind === 'idea'
          ? ideaOwnersOf(company, item, now())
          : secondsOf(company, item, now());
    const ids = [...owners.keys()].filter((id) => id !== company.keeper.id);
    return ids.length === 0 ? undefined : personOf(company, chance.oneOf(ids));
  }

  return {
    ...{ nominate, review, suggest, conclude, award, confirm, someOwner },
    /** For whom somebody acted although nobody had named them for it then. */
    isLent: ({ byId, forId }: Hands, at: number, scope: 'reviews' | 'approvals') =>
      forId === null ||
      runningOf(company, at, scope).some(({ awayId, delegateId }) => awayId === forId && delegateId === byId),
  };
}

export type Deeds = ReturnType<typeof deedsOf>;
