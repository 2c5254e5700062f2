import '#api/late-rows.ts';
import type { Home } from '@laurel/contract/calls/members/home';
import { getToKnowCarouselMs } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import * as common from '#lib/texts.ts';
import { PersonAcross } from '#people/PersonAcross.tsx';
import { PersonSlide } from '#people/PersonSlide.tsx';
import { Told } from '#people/Told.tsx';
import { isUnregistered, samePerson } from '#people/who.ts';
import { linkedMemberErrorWords, useLinkedRecipient } from '#picker/linked-recipient.ts';
import type { SelectedRecipient } from '#picker/recipient.ts';
import { Link } from '#router/Link.tsx';
import { useParams } from '#router/router.ts';
import { useHome } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { Carousel } from '#ui/navigation/Carousel.tsx';
import { BoneCard, SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState, ErrorState } from '#ui/states/EmptyState.tsx';
import { late } from '#ui/states/late.tsx';
import { illustrations, paths } from '../paths.ts';
import { cardTo } from './card-to.ts';
import * as texts from './texts.ts';

type Person = Home['homeGetToKnow'][number];

/** Below the first who are met, so it is waited for by nobody. */
const GetToKnowList = late(() => import('./GetToKnowList.tsx').then((m) => m.GetToKnowList), {
  waiting: <SkeletonRows rows={3} height={11} />,
});

/** People who tell about themselves; the one whom the address names stands first. */
export function GetToKnowPage() {
  const { selectedMemberId } = useParams();
  const { homeGetToKnow, memberData } = useHome();
  const isAsked = ({ memberId }: Person) => selectedMemberId !== undefined && samePerson(memberId, selectedMemberId);
  const shown = homeGetToKnow.find(isAsked);
  const isOwn = selectedMemberId !== undefined && samePerson(selectedMemberId, memberData.memberId);
  const looked = useQuery({
    ...callQuery('gettoknow', { memberId: selectedMemberId ?? '' }, { errors: 'screen' }),
    enabled: selectedMemberId !== undefined && !shown && !isOwn,
  });
  const asked = shown ?? looked.data?.person ?? undefined;
  const others = homeGetToKnow.filter((person) => !isAsked(person));
  return (
    <>
      <PageHeader
        title={say(common.getToKnow)}
        intro={say(texts.getToKnowIntro)}
        actions={
          <ButtonLink variant="default" to={paths.profileUpdate}>
            {say(memberData.interest1 ? texts.changeTold : texts.takePart)}
          </ButtonLink>
        }
      />
      {asked ? (
        <div className={layout.above}>
          <PersonAcross person={asked} actions={<ButtonLink variant="gold" {...cardTo(asked)} />}>
            <Told person={asked} />
          </PersonAcross>
        </div>
      ) : null}
      {looked.isLoading ? <BoneCard height="14rem" /> : null}
      {selectedMemberId && !asked && !looked.isLoading ? <NotHere memberId={selectedMemberId} isOwn={isOwn} /> : null}
      {others.length > 0 ? (
        <div className={layout.above}>
          <Carousel
            key={selectedMemberId ?? ''}
            title={say(selectedMemberId ? texts.morePeople : texts.people)}
            intervalMs={getToKnowCarouselMs}
            slides={others.map((person) => ({
              id: person.memberId,
              label: person.memberName,
              content: <Slide person={person} />,
            }))}
          />
        </div>
      ) : null}
      <GetToKnowList />
    </>
  );
}

function Slide({ person }: { person: Person }) {
  return (
    <PersonSlide person={person} actions={<Link className={words.link} {...cardTo(person)} />}>
      <Told person={person} />
    </PersonSlide>
  );
}

/** Somebody who does not take part. */
function NotHere({ memberId, isOwn }: { memberId: string; isOwn: boolean }) {
  const { recipient, failed, error, isLoading, retry } = useLinkedRecipient(isOwn ? undefined : memberId);
  if (isLoading) return <BoneCard height="14rem" />;
  return (
    <div className={layout.above}>
      {failed ? (
        <ErrorState
          illustration={illustrations.welcome}
          own={linkedMemberErrorWords}
          failure={failureOf(error)}
          onRetry={retry}
        />
      ) : (
        <EmptyState illustration={illustrations.welcome} {...notHereWords(recipient)} action={cardFor(recipient)} />
      )}
    </div>
  );
}

function notHereWords(recipient: SelectedRecipient | undefined) {
  if (!recipient) {
    return { words: say(texts.thisIsYou), hint: say(texts.thisIsYouHint) };
  }
  const { firstname, surname } = recipient;
  return {
    words: say(texts.hasNotTold, { name: `${firstname} ${surname}` }),
    hint: say(isUnregistered(recipient) ? texts.notRegistered : texts.hasNotToldHint),
  };
}

function cardFor(recipient: SelectedRecipient | undefined) {
  if (!recipient || isUnregistered(recipient)) return undefined;
  return <ButtonLink to={paths.recognise(recipient.memberId, 'thankyou')}>{say(texts.sendCard)}</ButtonLink>;
}
