import type { Home } from '@laurel/contract/calls/members/home';
import { getToKnowCarouselMs } from '@laurel/contract/limits';
import { notRegistered } from '@laurel/contract/words';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { PersonCard } from '#people/PersonCard.tsx';
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
import { BoneCard } from '#ui/states/Bone.tsx';
import { EmptyState, ErrorState } from '#ui/states/EmptyState.tsx';
import { illustrations, paths } from '../paths.ts';

type Person = Home['homeGetToKnow'][number];

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
        title="Get To Know"
        intro="What colleagues love to do, and what they dream of. A good reason to say hello."
        actions={
          <ButtonLink variant="default" to={paths.profileUpdate}>
            {memberData.interest1 ? 'Change what you tell' : 'Take part'}
          </ButtonLink>
        }
      />
      {asked ? (
        <div className={layout.above}>
          <PersonCard look="large" person={asked} actions={<ButtonLink variant="gold" {...cardTo(asked)} />}>
            <Told person={asked} />
          </PersonCard>
        </div>
      ) : null}
      {looked.isLoading ? <BoneCard height="14rem" /> : null}
      {selectedMemberId && !asked && !looked.isLoading ? <NotHere memberId={selectedMemberId} isOwn={isOwn} /> : null}
      {others.length > 0 ? (
        <Carousel
          key={selectedMemberId ?? ''}
          title={selectedMemberId ? 'More people to meet' : 'People to meet today'}
          intervalMs={getToKnowCarouselMs}
          slides={others.map((person) => ({
            id: person.memberId,
            label: person.memberName,
            content: <Slide person={person} />,
          }))}
        />
      ) : null}
      {homeGetToKnow.length === 0 && !selectedMemberId ? (
        <EmptyState
          illustration={illustrations.welcome}
          words="Nobody has told about themselves yet"
          hint="Your hobbies and a dream are a good beginning."
        />
      ) : null}
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

function cardTo({ memberId, memberName }: Person) {
  return {
    to: paths.recognise(memberId, 'thankyou'),
    children: (
      <>
        Send a card<span className="visually-hidden"> to {memberName}</span>
      </>
    ),
  };
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
    return { words: 'This is you', hint: 'Your colleagues see here what you tell about yourself in your profile.' };
  }
  const { firstname, surname } = recipient;
  return {
    words: `${firstname} ${surname} has not told about themselves`,
    hint: isUnregistered(recipient)
      ? `${notRegistered} yet.`
      : 'Not everybody does. A card is a good way to begin, too.',
  };
}

function cardFor(recipient: SelectedRecipient | undefined) {
  if (!recipient || isUnregistered(recipient)) return undefined;
  return <ButtonLink to={paths.recognise(recipient.memberId, 'thankyou')}>Send a card</ButtonLink>;
}
