import { say } from '@laurel/contract/say';
import { useParams } from '#router/router.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';

const waiting = <SkeletonRows rows={6} height={4} />;
const Listing = late(() => import('./Listing.tsx').then((m) => m.Listing), { waiting });
const Opened = late(() => import('./Opened.tsx').then((m) => m.Opened), { waiting });
const Choices = late(() => import('./Choices.tsx').then((m) => m.Choices), { waiting });

/** What happened to the member, how they hear of it, or one of these, on its way to what it tells of. */
export function NoticesPage() {
  const { part = '' } = useParams();
  if (/^\d+$/.test(part)) return <Opened noticeId={part} />;
  if (part.toLowerCase() === 'choices')
    return (
      <>
        <PageHeader title={say(texts.choices)} intro={say(texts.choicesIntro)} />
        <Choices />
      </>
    );
  return (
    <>
      <PageHeader
        title={say(texts.title)}
        intro={say(texts.intro)}
        actions={
          <ButtonLink variant="default" to={paths.notices('choices')}>
            {say(texts.toChoices)}
          </ButtonLink>
        }
      />
      <Listing />
    </>
  );
}
