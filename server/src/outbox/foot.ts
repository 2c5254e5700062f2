import type { StoppedKind } from '@laurel/contract/rules/notice-kinds';
import { say } from '@laurel/contract/say';
import { noticeKindWords } from '@laurel/contract/words/notice-words';
import { escapeHtml } from '#texts/escape-html';
import * as texts from './texts.ts';

interface Foot {
  kind: StoppedKind;
  /** The link that stops it, and all choices. */
  stop: string;
  choices: string;
}

/** With why it is sent, how it ends and where else one chooses: at the foot of its text, and of its HTML. */
export function withFoot<Words extends { text: string; html?: string }>(
  words: Words,
  { kind, stop, choices }: Foot,
): Words {
  const why = kind === 'digest' ? say(texts.whyDigest) : say(texts.whyMail, { kind: say(noticeKindWords[kind]) });
  const [stopWords, chooseWords] = [say(texts.stopMail), say(texts.chooseMail)];
  const text = `${words.text}\n\n-- \n${why}\n${stopWords}: ${stop}\n${chooseWords}: ${choices}`;
  if (words.html === undefined) return { ...words, text };
  const link = (to: string, said: string) =>
    `<a href="${escapeHtml(to)}" style="color:inherit">${escapeHtml(said)}</a>`;
  const foot = `<p style="margin:0 auto;max-width:560px;padding:0 16px 32px;font-size:13px;line-height:1.5;text-align:center">${escapeHtml(why)}<br>${link(stop, stopWords)} · ${link(choices, chooseWords)}</p>`;
  const end = words.html.lastIndexOf('</body>');
  const html = end < 0 ? words.html + foot : words.html.slice(0, end) + foot + words.html.slice(end);
  return { ...words, text, html };
}
