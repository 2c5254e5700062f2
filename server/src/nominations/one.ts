import type { Output } from '@laurel/contract/call';
import type { DecidingNow, nomget } from '@laurel/contract/calls/nominations/nomget';
import { mayRead } from '@laurel/contract/part-access';
import type { NominationStanding } from '@laurel/contract/standings';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { notFound } from '#errors/refuse';
import { rules } from '#programme/rules';
import { nominationFor, nominationSeen } from './queries.ts';
import { saidAbout } from './said.ts';

/**
 * One nomination, with what was said about it: for who reviews there or reads them all, and whom it does not concern. Who may still say something
 * where several decide says it first; only the chair, who decides, reads the others before.
 */
export async function nominationOne(on: Tx, actor: Actor, nomId: string): Promise<Output<typeof nomget>> {
  const nom = (await nominationFor(on, actor, nomId)) ?? notFound();
  const seen = await nominationSeen(on, actor, nomId);
  const isConcerned = seen?.byId === actor.id || seen?.nomineeId === actor.id;
  if (isConcerned || !(seen?.isInScope || mayRead('everyNomination', actor))) return { nom, said: [], deciding: null };
  const said = await saidAbout(on, nomId);
  const deciding = decidingNow(nom.state, said.length, nom.mayReview && seen?.isChair === true);
  const isToSpeakFirst = deciding !== null && nom.mayReview && !(deciding.by === 'chair' && deciding.isChair);
  return { nom, said: isToSpeakFirst ? [] : said, deciding };
}

function decidingNow(state: NominationStanding, said: number, isChair: boolean): DecidingNow | null {
  const { by, people } = rules().deciding;
  if (by === 'first' || (state !== 'open' && state !== 'waiting')) return null;
  return { by, said, people: Math.max(people, said + 1), isChair };
}
