import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { Fault, failureOf, Refused } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import * as common from '#lib/texts.ts';
import { useParams } from '#router/router.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { SafeHtml } from '#ui/display/SafeHtml.tsx';
import { PageSkeleton } from '#ui/states/PageSkeleton.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations, paths } from '../paths.ts';
import classes from './ContentPage.module.css';
import * as texts from './texts.ts';

const freshMs = 10 * 60_000;

/** The generic content page: the address names the block. */
export function ContentPage() {
  const contentKey = (useParams().contentKey ?? '').trim().toLowerCase();
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery('getcontentdb', { contentKey, isCache: true }, { errors: 'screen', staleTime: freshMs }),
    enabled: contentKey !== '',
  });
  if (contentKey === '') return <NoContent title={say(texts.invalidKey)} words={say(texts.namesNoPage)} />;
  if (error) {
    return (
      <NoContent
        title={error instanceof Refused ? error.message : say(texts.notRead)}
        words={wordsOf(error)}
        onRetry={error instanceof Fault && error.status === 404 ? undefined : () => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) return <PageSkeleton />;
  return (
    <article className={classes.page}>
      <PageHeader title={data.title} />
      <Card>
        <SafeHtml html={data.content} />
      </Card>
    </article>
  );
}

interface NoContentProps {
  title: string;
  words: string;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
}

function NoContent({ title, words, onRetry, isRetrying = false }: NoContentProps) {
  return (
    <StatePage
      isAlert
      illustration={illustrations.error}
      title={title}
      words={words}
      action={
        <>
          {onRetry ? (
            <Button onClick={onRetry} isWaiting={isRetrying}>
              {say(common.tryAgain)}
            </Button>
          ) : null}
          <ButtonLink variant={onRetry ? 'default' : 'filled'} to={paths.home}>
            {say(common.home)}
          </ButtonLink>
        </>
      }
    />
  );
}

function wordsOf(error: Error): string {
  if (error instanceof Refused) return say(texts.namesNoPage);
  if (error instanceof Fault && error.status === 404) return say(texts.noPage);
  return failureOf(error).message;
}
