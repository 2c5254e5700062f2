import type { Output } from '@laurel/contract/call';
import type { SetupNow, setupnow } from '@laurel/contract/calls/setup/setupnow';
import { type SetupStep, setupSteps } from '@laurel/contract/shapes/setup-steps';
import { sql } from 'kysely';
import { lackingTexts } from '#content/lists';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';

/** What of the portal's surroundings is set. */
export interface Surroundings {
  hasMailServer: boolean;
  /** '' where nobody can sign on. */
  issuer: string;
}

/** What the company has, and what it lacks to begin, as the administrator sees it who asks. */
export async function setupOf(
  tx: Tx,
  { actor, now, ...around }: Surroundings & { actor: Actor; now: Date },
): Promise<Output<typeof setupnow>> {
  const [facts, lacking, marks, mail] = await inOrder(
    tx,
    () => factsOf(tx, actor.id, around.issuer),
    () => lackingTexts(tx, now),
    () => tx.selectFrom('setup_marks').select('step').execute(),
    () => lastMailTest(tx),
  );
  const { finishedAt, isFirst, isProven, ...counted } = facts;
  const has = {
    ...counted,
    lackingTexts: lacking.filter(({ readers }) => readers > 0).length,
    mail: mailOf(mail, around.hasMailServer),
    signOn: { issuer: around.issuer, isProven },
  };
  const settled = new Set<SetupStep>(marks.map(({ step }) => step));
  return {
    steps: setupSteps.map((step) => ({
      step,
      standing: isDone(step, has) ? 'done' : settled.has(step) ? 'settled' : 'open',
    })),
    dateFinished: finishedAt?.toISOString() ?? null,
    memberNumber: isFirst && counted.people === 1 ? actor.memberNumber : null,
    ...has,
  };
}

type Has = Omit<SetupNow, 'steps' | 'dateFinished' | 'memberNumber'>;

/** What is there speaks for itself; of the rest somebody says that it stays as it is. */
function isDone(step: SetupStep, has: Has): boolean {
  if (step === 'company') return has.countries > 0;
  if (step === 'roster') return has.people > 1;
  if (step === 'programme') return has.programmeVersion > 1;
  if (step === 'budgets') return has.managersWithBudget > 0;
  if (step === 'words') return has.lackingTexts === 0;
  if (step === 'looks') return has.looks > 0;
  if (step === 'rewards') return has.products > 0;
  if (step === 'mail') return has.mail.state === 'sent';
  return step === 'signOn' && has.signOn.isProven;
}

interface Facts {
  finishedAt: Date | null;
  isFirst: boolean;
  isProven: boolean;
  countries: number;
  people: number;
  divisions: number;
  programmeVersion: number;
  managersWithBudget: number;
  budgetPoints: number;
  products: number;
  looks: number;
}

async function factsOf(tx: Tx, actorId: number, issuer: string): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select s.finished_at as "finishedAt", coalesce(s.administrator_id = ${actorId}, false) as "isFirst",
      exists (select from identities where member_id = ${actorId} and issuer = ${issuer}) as "isProven",
      (select count(distinct d.country_code) from members m join divisions d on d.code = m.division_code where m.deactivated_at is null) as countries,
      (select count(*) from members where deactivated_at is null) as people,
      (select count(*) from divisions d where exists (select from members m where m.division_code = d.code and m.deactivated_at is null)) as divisions,
      (select coalesce(max(version), 1) from programme_versions where withdrawn_at is null) as "programmeVersion",
      pots.managers as "managersWithBudget", pots.points as "budgetPoints",
      (select count(*) from products where is_active) as products,
      (select count(distinct site) from look_versions where saved_by_id is not null) as looks
    from (select count(*) as managers, coalesce(sum(balance), 0)::bigint as points
          from ledger_accounts where kind = 'pot' and closed_at is null and balance > 0) pots
    left join setup s on true`.execute(tx);
  return rows[0] as Facts;
}

interface MailTest {
  testedAt: Date;
  state: string | null;
  error: string | null;
}

/** The last one that anybody had sent, and how far it is; before a subscriber has made a message of it there is no state. */
async function lastMailTest(tx: Tx): Promise<MailTest | undefined> {
  const { rows } = await sql<MailTest>`
    select t.tested_at as "testedAt", m.state, m.last_error as error
    from mail_tests t left join messages m on m.letter = 'mail test' and m.about_id = t.id and m.member_id = t.by_id
    -- limit: the last alone counts
    order by t.id desc limit 1`.execute(tx);
  return rows[0];
}

function mailOf(test: MailTest | undefined, hasServer: boolean): SetupNow['mail'] {
  if (!test) return { state: 'none', dateTested: '', error: '', hasServer };
  const { testedAt, state, error } = test;
  const isEnded = state !== null && !['promised', 'held', 'sent'].includes(state);
  const standing = state === 'sent' ? 'sent' : isEnded || error ? 'failed' : hasServer ? 'onItsWay' : 'kept';
  return {
    state: standing,
    dateTested: testedAt.toISOString(),
    error: standing === 'failed' ? (error ?? '') : '',
    hasServer,
  };
}
