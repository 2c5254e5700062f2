import { type FeedScope, feedScopes } from '@laurel/contract/programme/audience';
import { isOn } from '@laurel/contract/programme/features';
import { toRecords } from '@laurel/contract/rules/records';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureOf } from '#api/call-error.ts';
import { callQuery, prefetch } from '#api/query-client.ts';
import * as common from '#lib/texts.ts';
import { useWish } from '#lists/address.ts';
import { PeopleGrid } from '#people/PeopleGrid.tsx';
import { type Person, PersonCard } from '#people/PersonCard.tsx';
import { useParams } from '#router/router.ts';
import { useMember } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import layout from '#ui/layout/layout.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState, ErrorState } from '#ui/states/EmptyState.tsx';
import { late } from '#ui/states/late.tsx';
import { illustrations, paths } from '../paths.ts';
import * as texts from './texts.ts';

const Feed = late(() => import('#feed/Feed.tsx').then((m) => m.Feed), {
  waiting: <SkeletonRows rows={4} height={9} />,
});

const firstQuery = callQuery('getrecentrecognition', {}, { errors: 'screen' });
const wished = ['show'] as const;

const RecognitionItem = late(() => import('./RecognitionItem.tsx').then((m) => m.RecognitionItem));

/** Who recognised whom, and beside it who was recognised lately, or one of these by itself. */
export function RecentRecognitionPage() {
  const { place } = useParams();
  return place ? <RecognitionItem place={place} /> : <Recent />;
}

RecentRecognitionPage.preload = () => prefetch(firstQuery);

/** Where a company does without the feed, who was recognised lately alone. */
function Recent() {
  const hasFeed = isOn('feed', useMember());
  return (
    <>
      <PageHeader
        title={say(common.recentRecognition)}
        intro={say(texts.recentIntro)}
        actions={<ButtonLink to={paths.nominate()}>{say(common.nominateColleague)}</ButtonLink>}
      />
      {hasFeed ? <FeedBesidePeople /> : <Lately look="row" />}
    </>
  );
}

function FeedBesidePeople() {
  const { wish, change } = useWish(wished);
  const scope = feedScopes.find((one) => one === wish.show) ?? 'everybody';
  const show = (chosen: FeedScope) => change({ show: chosen === 'everybody' ? '' : chosen });
  return (
    <div className={layout.columns}>
      <Feed scope={scope} onScope={show} />
      <Card title={say(texts.lately)}>
        <Lately look="line" />
      </Card>
    </div>
  );
}

function Lately({ look }: { look: 'row' | 'line' }) {
  const { data, error, refetch } = useQuery(firstQuery);
  const people = useMemo(() => data && toRecords<Required<Person>>(data.report), [data]);
  if (error)
    return <ErrorState illustration={illustrations.error} failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!people) return <SkeletonRows rows={6} height={4.75} />;
  if (people.length === 0)
    return (
      <EmptyState
        illustration={illustrations.recognition}
        words={say(texts.nobodyRecognised)}
        hint={say(texts.nobodyRecognisedHint)}
      />
    );
  if (look === 'row') return <PeopleGrid people={people} />;
  return (
    <ol>
      {people.map((person, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the answer has no id, and two people may have one name
        <li key={`${place} ${person.memberName}`}>
          <PersonCard look="line" person={person} />
        </li>
      ))}
    </ol>
  );
}
