import { say } from '@laurel/contract/say';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { useRested } from '#lib/use-rested.ts';
import { Card } from '#ui/display/Card.tsx';
import { SafeHtml } from '#ui/display/SafeHtml.tsx';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import * as texts from './texts.ts';
import classes from './Words.module.css';

const restMs = 400;

/** The text as members see it: the server makes the same of it as it will when it is published. */
export function Preview({ title, markdown }: { title: string; markdown: string }) {
  const { rested } = useRested(markdown, restMs);
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery('contentpreview', { markdown: rested }, { errors: 'screen', staleTime: Number.POSITIVE_INFINITY }),
    placeholderData: keepPreviousData,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={classes.preview} aria-label={say(texts.preview)} tabIndex={0}>
      <p className={words.kind}>{say(texts.preview)}</p>
      {title.trim() ? (
        <p className={words.headline} dir="auto">
          {title}
        </p>
      ) : null}
      <Card>
        {data?.content ? <SafeHtml html={data.content} /> : null}
        {data && !data.content ? <p className={words.soft}>{say(texts.previewEmpty)}</p> : null}
        {!data && !error ? <SkeletonRows rows={3} height={2} /> : null}
        {error ? <NotRead {...{ error, isFetching, refetch }} own={say(texts.previewFailed)} compact /> : null}
      </Card>
    </section>
  );
}
