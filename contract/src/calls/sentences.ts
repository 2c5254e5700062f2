import * as z from 'zod/mini';
import { call } from '#call';
import { languages } from '#languages';
import { sentenceMax, sentenceSearchMax, sentencesPageMax } from '#limits';
import { sentenceChoices } from '#sentence-choices';
import { searched, text } from '#shapes/text';
import { count, id, isoInstant, oneOf, whole } from '#shapes/wire';
import { told } from '#told';
import * as texts from './texts.ts';

const language = z.enum(languages, oneOf(languages));
/** What the message is called: 'orders.placed'. */
const key = z.string(told(texts.invalidKey)).check(z.regex(/^[\w/-]{1,120}\.\w{1,80}$/, told(texts.invalidKey)));
const sentenceOf = { language, key };

/** What will be said from a moment on. */
const planned = z.object({
  planId: id,
  /** Null: as the portal says it. */
  own: z.nullable(z.string()),
  dateFrom: isoInstant,
  dateSaved: isoInstant,
  byMember: z.string(),
  /** It was written for another English sentence and will not be said. */
  isUnused: z.boolean(),
});

const sentence = z.object({
  key: z.string(),
  /** Where it stands and what it means, to who words it; English. */
  note: z.string(),
  english: z.string(),
  /** As the portal says it by itself in that language. Texts are ICU MessageFormat. */
  released: z.string(),
  /** As the company says it; null where it says what the portal does. */
  own: z.nullable(z.string()),
  /** The own words were written for another English sentence and are not said. */
  isUnused: z.boolean(),
  planned: z.nullable(planned),
});
export type Sentence = z.output<typeof sentence>;

/** An e-mail or an SMS that the portal writes. */
const mail = z.object({
  message: z.string(),
  channel: z.enum(['email', 'sms']),
  /** Its subject, as the reader would read it; with how it begins, where several have that subject. */
  title: z.string(),
});
export type SentenceMail = z.output<typeof mail>;
const message = text(sentenceSearchMax);

/** What the portal says in a language, on screens, in letters and in files. */
export const sentencelist = call(
  'sentencelist',
  z.strictObject({
    language,
    which: z.optional(z.enum(sentenceChoices, oneOf(sentenceChoices))),
    search: z.optional(searched(sentenceSearchMax)),
    /** Those that stand in it. */
    message: z.optional(message),
    limit: z.optional(whole.check(z.minimum(1), z.maximum(sentencesPageMax))),
    offset: z.optional(count.check(z.maximum(1_000_000))),
  }),
  z.object({
    sentences: z.array(sentence),
    total: count,
    /** Of the language, whatever is looked for. */
    own: count,
    planned: count,
    unused: count,
    /** All of them. */
    messages: z.array(mail),
  }),
);

const version = z.object({
  /** Null: as the portal says it. */
  own: z.nullable(z.string()),
  dateSaved: isoInstant,
  /** Since when, or from when on, it is said. */
  dateFrom: isoInstant,
  state: z.enum(['said', 'planned', 'withdrawn']),
  /** '' where a file said it. */
  byMember: z.string(),
});

/** One of them, with the last things that the company said there, the newest first. */
export const sentenceversions = call(
  'sentenceversions',
  z.strictObject(sentenceOf),
  z.object({ ...sentence.shape, versions: z.array(version), total: count }),
);

/** How it would be read, for each number that makes a difference; or what is wrong with it. */
export const trysentence = call(
  'trysentence',
  z.strictObject({ ...sentenceOf, text: text(sentenceMax) }),
  z.object({ examples: z.array(z.string()), faults: z.array(z.string()) }),
);

/** The messages in which it stands, and one of them whole, in these words: as its receiver would get it, at a site. */
export const sentencemails = call(
  'sentencemails',
  z.strictObject({
    ...sentenceOf,
    text: text(sentenceMax),
    /** Left out: the first in which it stands. */
    message: z.optional(message),
    /** Left out: the company's first. */
    site: z.optional(text(sentenceSearchMax)),
  }),
  z.object({
    messages: z.array(mail),
    sites: z.array(z.object({ site: z.string(), name: z.string() })),
    /** Null where it stands in none, or cannot be said so. */
    shown: z.nullable(
      z.object({
        message: z.string(),
        /** Before the address; '' for the name that the portal is set up with. */
        sender: z.string(),
        /** '' of an SMS. */
        subject: z.string(),
        text: z.string(),
        html: z.nullable(z.string()),
        /** What the HTML shows as `cid:picture` and `cid:head`. */
        pictures: z.object({ picture: z.optional(z.string()), head: z.optional(z.string()) }),
      }),
    ),
  }),
);

/** The own words, and what is planned, that who changes it has seen. */
const seen = {
  basedOn: z.nullable(text(sentenceMax)),
  /** Left out: nothing was planned. */
  planId: z.optional(id),
};

const quicker = {
  refusals: {
    changedMeanwhile: z.object({
      own: z.nullable(z.string()),
      planned: z.nullable(planned),
      /** Who worded it last; '' where a file did. */
      changedBy: z.string(),
    }),
  },
};

/** Says it from now on, or from a moment on, in these words; empty, or as the portal says it: as the portal says it. What is planned begins all the same. */
export const savesentence = call(
  'savesentence',
  z.strictObject({
    ...sentenceOf,
    text: text(sentenceMax),
    ...seen,
    /** In place of what was planned. Left out: at once. */
    dateFrom: z.optional(z.iso.datetime(told(texts.giveInstant))),
  }),
  z.object({ message: z.string(), own: z.nullable(z.string()) }),
  quicker,
);

/** Takes back what is planned. */
export const withdrawsentence = call(
  'withdrawsentence',
  z.strictObject({ ...sentenceOf, planId: id }),
  z.object({ message: z.string() }),
  quicker,
);
