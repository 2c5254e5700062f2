import type { Input, Output } from '@laurel/contract/call';
import type { SentenceMail, sentencemails } from '@laurel/contract/calls/sentences';
import { lookOf } from '@laurel/contract/looks/look';
import compile from 'icu-minify/compile';
import { companyNow } from '#languages/reader';
import type { Letter } from '#outbox/letter';
import { type Kind, sampledKinds, sampledWith } from '#outbox/sampled';
import { faultWords } from './fault-words.ts';
import { entryOf } from './queries.ts';

const titleMax = 90;

/** What each is called to who looks for one of them. */
export function mailsOf(kinds: readonly Kind[]): SentenceMail[] {
  const subjects = Map.groupBy(kinds, subjectOf);
  return kinds.map((kind) => {
    const { message, channel } = kind;
    const subject = subjectOf(kind);
    const isAlone = subjects.get(subject)?.length === 1;
    const begins = (kind.samples[0]?.words.text ?? '').split('\n\n');
    // What follows upon a greeting says what it is about.
    const title = subject === '' ? begins.join(' ') : isAlone ? subject : `${subject} – ${begins[1] ?? ''}`;
    return { message, channel, title: shortened(title) };
  });
}

/** In SMS there is none. */
function subjectOf({ channel, samples: [first] }: Kind): string {
  return channel === 'sms' ? '' : (first?.words.subject ?? '');
}

function shortened(title: string): string {
  const characters = [...title];
  return characters.length > titleMax ? `${characters.slice(0, titleMax).join('').trimEnd()}…` : title;
}

/** Whether a sentence stands in any of its words. */
export function standsIn({ samples }: Kind, key: string): boolean {
  return samples.some(({ said }) => said.has(key));
}

/** Where a sentence stands, and one of these as it is read in that language with the sentence in these words. */
export function mailsWith(
  letters: readonly Letter[],
  { language, key, text, message, site = '' }: Input<typeof sentencemails>,
): Output<typeof sentencemails> {
  const { english, text: released } = entryOf(language, key);
  const kinds = sampledKinds(letters);
  const messages = mailsOf(kinds).filter((_mail, place) => kinds[place] && standsIn(kinds[place], key));
  const { looks } = companyNow();
  const others = [...looks.bySite.values()].filter((look) => look !== looks.first);
  const sites = [looks.first, ...others].map((look) => ({ site: look.site, name: look.name }));
  const wanted = messages.find((one) => one.message === message) ?? messages[0];
  const said = text.trim() === '' ? released : text;
  const isSayable = faultWords(language, english, said).length === 0;
  const words =
    wanted && isSayable
      ? sampledWith(letters, { message: wanted.message, key, words: compile(said) }, { language, site })
      : undefined;
  if (!wanted || !words) return { messages, sites, shown: null };
  const { subject = '', text: plain, html = null, picture, head } = words;
  return {
    messages,
    sites,
    shown: {
      ...{ message: wanted.message, sender: lookOf(looks, site).sender, text: plain, html },
      subject: wanted.channel === 'sms' ? '' : subject,
      pictures: { ...(picture && { picture }), ...(head && { head }) },
    },
  };
}
