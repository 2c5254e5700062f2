import type { Input } from '@laurel/contract/call';
import { contentdraftdrop } from '@laurel/contract/calls/content/contentdraftdrop';
import { contentdraftsave } from '@laurel/contract/calls/content/contentdraftsave';
import { contentreturn } from '@laurel/contract/calls/content/contentreturn';
import type { Tx } from '#db/transaction';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { changeText, lockText, type Writer } from './locked-text.ts';
import { markdownFault } from './render.ts';
import { wordsOf } from './versions.ts';

/** Keeps what is being written, for whoever goes on with it. */
export async function saveDraft(tx: Tx, by: Writer, wish: Input<typeof contentdraftsave>): Promise<number> {
  const { contentKey, language, title, markdown } = wish;
  const fault = markdownFault(markdown);
  if (fault) refuse('badInput', fault, { markdown: fault });
  await lockText(tx, contentdraftsave, by, wish);
  const revision = await changeText(tx, by, wish, { title: title.trim(), markdown });
  await append(tx, {
    type: 'content.drafted',
    at: by.now,
    actorId: by.actor.id,
    subject: `content:${contentKey}`,
    facts: { language, revision },
  });
  return revision;
}

/** Throws away what is being written. */
export async function dropDraft(tx: Tx, by: Writer, wish: Input<typeof contentdraftdrop>): Promise<number> {
  const { contentKey, language } = wish;
  await lockText(tx, contentdraftdrop, by, wish);
  const revision = await changeText(tx, by, wish, null);
  await append(tx, {
    type: 'content.draft.dropped',
    at: by.now,
    actorId: by.actor.id,
    subject: `content:${contentKey}`,
    facts: { language },
  });
  return revision;
}

/** Goes on with what a former version said. */
export async function returnToVersion(tx: Tx, by: Writer, wish: Input<typeof contentreturn>): Promise<number> {
  const { contentKey, language, version } = wish;
  await lockText(tx, contentreturn, by, wish);
  const words = (await wordsOf(tx, wish, version)) ?? notFound();
  const revision = await changeText(tx, by, wish, words);
  await append(tx, {
    type: 'content.returned',
    at: by.now,
    actorId: by.actor.id,
    subject: `content:${contentKey}`,
    facts: { language, version },
  });
  return revision;
}
