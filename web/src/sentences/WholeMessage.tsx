import type { Output } from '@laurel/contract/call';
import type { sentencemails } from '@laurel/contract/calls/sentences';
import type { Language } from '@laurel/contract/languages';
import { say } from '@laurel/contract/say';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { useRested } from '#lib/use-rested.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { cardPicture } from '../paths.ts';
import { MailFrame } from './MailFrame.tsx';
import { mailWords } from './mail-words.ts';
import * as texts from './texts.ts';
import classes from './WholeMessage.module.css';

const restMs = 500;

type Shown = NonNullable<Output<typeof sentencemails>['shown']>;

interface WholeMessageProps {
  language: Language;
  sentenceKey: string;
  text: string;
  /** The one for which the sentence was looked for. */
  wanted: string | undefined;
}

/** The e-mail or SMS in which a sentence stands, whole, with the sentence in these words. Nothing where it stands in none, as most do. */
export function WholeMessage({ language, sentenceKey, text, wanted }: WholeMessageProps) {
  const { rested } = useRested(text, restMs);
  const [message, setMessage] = useState(wanted);
  const [site, setSite] = useState<string>();
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(
      'sentencemails',
      { language, key: sentenceKey, text: rested, ...(message && { message }), ...(site && { site }) },
      { errors: 'screen', staleTime: Number.POSITIVE_INFINITY },
    ),
    placeholderData: keepPreviousData,
  });
  if (!data && error) return <NotRead {...{ error, isFetching, refetch }} own={say(texts.wholeNotRead)} compact />;
  if (!data) return wanted ? <SkeletonRows rows={1} height={8} /> : null;
  const { messages, sites, shown } = data;
  if (messages.length === 0) return null;
  return (
    <section className={classes.whole} aria-label={say(texts.wholeMessage)}>
      <div className={layout.lines}>
        <h3 className={words.name}>{say(texts.wholeMessage)}</h3>
        <p className={words.facts}>{say(texts.wholeHint)}</p>
      </div>
      <div className={classes.choices}>
        <NativeSelect
          label={say(texts.inMessage)}
          data={messages.map((one) => ({ value: one.message, label: mailWords(one) }))}
          value={shown?.message ?? message ?? messages[0]?.message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        {sites.length > 1 ? (
          <NativeSelect
            label={say(texts.site)}
            data={sites.map((one) => ({ value: one.site, label: one.name }))}
            value={site ?? sites[0]?.site}
            onChange={(event) => setSite(event.currentTarget.value)}
          />
        ) : null}
      </div>
      {shown ? (
        <Mail key={shown.message} language={language} shown={shown} isBusy={isFetching} />
      ) : (
        <p className={words.soft}>{say(texts.notSayable)}</p>
      )}
    </section>
  );
}

/** Where a desk’s width does not fit, it is scrolled to. */
function isNarrow(): boolean {
  return window.matchMedia('(width < 48em)').matches;
}

type Look = 'html' | 'plain';
type Width = 'desk' | 'phone';

function Mail({ language, shown, isBusy }: { language: Language; shown: Shown; isBusy: boolean }) {
  const { subject, sender, text, html } = shown;
  const isSms = subject === '';
  const [look, setLook] = useState<Look>('html');
  const [width, setWidth] = useState<Width>(() => (isSms || isNarrow() ? 'phone' : 'desk'));
  return (
    <>
      <div className={classes.choices}>
        {html === null ? null : (
          <Choice<Look>
            label={say(texts.shownAs)}
            look="segments"
            offers={[
              { value: 'html', label: say(texts.withLooks) },
              { value: 'plain', label: say(texts.plainText) },
            ]}
            value={look}
            onChange={setLook}
          />
        )}
        <Choice<Width>
          label={say(texts.width)}
          look="segments"
          offers={[
            { value: 'desk', label: say(texts.desk) },
            { value: 'phone', label: say(texts.phone) },
          ]}
          value={width}
          onChange={setWidth}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={classes.screen} tabIndex={0} aria-label={subject || say(texts.plainText)} aria-busy={isBusy}>
        <article className={classes.mail} data-width={width}>
          {isSms ? null : (
            <header className={classes.head}>
              {sender ? <p className={words.facts}>{say(texts.sender, { name: sender })}</p> : null}
              <p className={classes.subject}>{say(texts.subject, { subject })}</p>
            </header>
          )}
          {html !== null && look === 'html' ? (
            <MailFrame title={subject} language={language} html={withPictures(html, shown.pictures)} />
          ) : (
            <p className={classes.plain} lang={language} dir="auto">
              {text}
            </p>
          )}
        </article>
      </section>
    </>
  );
}

/** What an e-mail brings along is shown from where the portal has it. */
function withPictures(html: string, pictures: Shown['pictures']): string {
  return Object.entries(pictures).reduce(
    (shown, [name, picture]) => shown.replaceAll(`src="cid:${name}"`, `src="${cardPicture(picture)}"`),
    html,
  );
}
