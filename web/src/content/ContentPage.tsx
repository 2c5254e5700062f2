import { useQuery } from '@tanstack/react-query';
import { Fault, failureOf, Refused } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { useParams } from '#router/router.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { SafeHtml } from '#ui/display/SafeHtml.tsx';
import { PageSkeleton } from '#ui/states/PageSkeleton.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations, paths } from '../paths.ts';
import classes from './ContentPage.module.css';

const freshMs = 10 * 60_000;

/** The generic content page: the address names the block. */
export function ContentPage() {
  const contentKey = (useParams().contentKey ?? '').trim().toLowerCase();
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery('getcontentdb', { contentKey, isCache: true }, { errors: 'screen', staleTime: freshMs }),
    enabled: contentKey !== '',
  });
  if (contentKey === '') return <NoContent title="Invalid Key" words="This address names no page." />;
  if (error) {
    return (
      <NoContent
        title={error instanceof Refused ? error.message : 'Error retrieving content'}
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
              Try again
            </Button>
          ) : null}
          <ButtonLink variant={onRetry ? 'default' : 'filled'} to={paths.home}>
            Home
          </ButtonLink>
        </>
      }
    />
  );
}

function wordsOf(error: Error): string {
  if (error instanceof Refused) return 'This address names no page.';
  if (error instanceof Fault && error.status === 404) return 'There is no page at this address. It may have moved.';
  return failureOf(error).message;
}
