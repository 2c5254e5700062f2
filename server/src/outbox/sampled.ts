import { type Language, languageOf } from '@laurel/contract/languages';
import { lookOf, pointsNameAt } from '@laurel/contract/looks/look';
import { locale } from '@laurel/contract/say';
import type { CompiledMessage } from 'icu-minify/format';
import { companyNow, speakTo } from '#languages/reader';
import type { Letter, Reader, Sample, Words } from './letter.ts';
import { people } from './samples.ts';

/** A message that the portal writes: an e-mail or an SMS. */
export interface Kind {
  /** What it is called: its letter, and how that goes. */
  message: string;
  channel: Sample['channel'];
  /** In each of its words, with what every sentence in them is called. */
  samples: readonly Sampled[];
}

interface Sampled {
  words: Words;
  said: ReadonlySet<string>;
}

/** To whom it is shown as written. */
interface ShownTo {
  language: Language;
  /** The company's first where it is ''. */
  site: string;
}

/** Every message of these letters, in each of its words, as it is read now by somebody of the company. */
export function sampledKinds(letters: readonly Letter[], to: ShownTo = { language: languageNow(), site: '' }): Kind[] {
  return letters.flatMap((letter) => {
    const channels = Map.groupBy(samplesOf(letter, to), ({ channel }) => channel);
    return [...channels].map(([channel, samples]) => ({
      ...{ message: `${letter.name}/${channel}`, channel },
      samples: samples.map(({ words }) => heard(to, words)),
    }));
  });
}

function languageNow(): Language {
  return languageOf(locale()) ?? 'en';
}

/** One of them, with a sentence in other words; undefined where it does not stand in it. */
export function sampledWith(
  letters: readonly Letter[],
  { message, key, words }: { message: string; key: string; words: CompiledMessage },
  to: ShownTo,
): Words | undefined {
  const { own } = companyNow();
  const ofLanguage = new Map([...(own.words.get(to.language) ?? []), [key, words] as const]);
  const instead = { version: '', words: new Map([...own.words, [to.language, ofLanguage] as const]) };
  const letter = letters.find(({ name }) => message.startsWith(`${name}/`));
  if (!letter) return undefined;
  return samplesOf(letter, to)
    .filter(({ channel }) => message === `${letter.name}/${channel}`)
    .map((sample) => heard({ ...to, own: instead }, sample.words))
    .find(({ said }) => said.has(key))?.words;
}

/** What is filled in is made first: only what the letter says is heard. */
function samplesOf(letter: Letter, to: ShownTo): Sample[] {
  return speaking(to, {}, () => letter.samples(readerIn(to)));
}

function heard(to: ShownTo & Partial<Company>, write: () => Words): Sampled {
  const said = new Set<string>();
  const words = speaking(to, { heard: (key) => said.add(key) }, write);
  return { words, said };
}

type Company = Pick<ReturnType<typeof companyNow>, 'own'>;

function speaking<Result>(
  { language, site, ...own }: ShownTo & Partial<Company>,
  hearing: { heard?: (key: string) => void },
  run: () => Result,
): Result {
  return speakTo({ ...companyNow(), ...own, ...hearing, locale: language, site }, run);
}

function readerIn({ language, site }: ShownTo): Reader {
  const { looks } = companyNow();
  const look = lookOf(looks, site);
  return {
    ...{ id: 0, name: people.reader, email: '', mobile: '' },
    ...{ locale: language, siteTemplate: look.site, look },
    pointsName: pointsNameAt(looks, { siteTemplate: look.site, language, pointsName: 'points' }),
  };
}
