import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import { hashOf } from '#languages/translated';
import { type Submission, type Submitted, submitNominations } from './submit.ts';
import * as texts from './texts.ts';

/**
 * Hands in for a competition: only while it runs and is the member's, under its own title, as it was written or as somebody reads it in
 * their language. The end day counts whole, in UTC.
 */
export async function submitToCompetition(tx: Tx, submission: Submission): Promise<Submitted> {
  const running = await runningFor(tx, submission);
  if (running.length === 0) refuse('ruleBroken', say(said.noCompetition));
  const named = running.find(({ isNamed }) => isNamed);
  if (!named) {
    const words = say(texts.notRunning);
    refuse('badInput', words, { nomCat: words });
  }
  return submitNominations(tx, { ...submission, categories: [named.title] }, named.id);
}

interface Running {
  id: number;
  title: string;
  isNamed: boolean;
}

/** Those that run for who hands in, and stay while they do so. What is called so as it is written comes first. */
async function runningFor(tx: Tx, { by, categories: [title = ''], now }: Submission): Promise<Running[]> {
  const today = now.toISOString().slice(0, 10);
  const { rows } = await sql<Running>`
    select c.id, c.title, c.title = ${title} or exists (select from translations t
      where t.kind = 'competition' and t.text_hash = ${hashOf(sql`c.title`)} and t.translated = ${title}) as "isNamed"
    from competitions c
    where c.is_enabled and c.start_date <= ${today}::date and c.end_date >= ${today}::date
      and (c.sites is null or ${by.siteTemplate.toLowerCase()} = any(c.sites))
    order by c.title = ${title} desc, c.end_date, c.id for key share`.execute(tx);
  return rows;
}
