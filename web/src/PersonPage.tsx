import { mayCall } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { DebtNote } from './corrections/DebtNote.tsx';
import { ByHand } from './employment/ByHand.tsx';
import { PersonActs } from './employment/PersonActs.tsx';
import * as common from './lib/texts.ts';
import { MergeWith } from './mergers/MergeWith.tsx';
import { paths } from './paths.ts';
import { PersonPage as Somebody } from './personnel/PersonPage.tsx';
import { nameOf } from './personnel/standing.tsx';
import { EndRole } from './roles/EndRole.tsx';
import { GiveRole } from './roles/GiveRole.tsx';
import { useMember } from './session/member.ts';
import { ButtonLink } from './ui/buttons/Button.tsx';
import { SkeletonRows } from './ui/states/Bone.tsx';
import { late } from './ui/states/late.tsx';
import { ViewAs } from './viewing/ViewAs.tsx';

/** Seen when the rest is there. */
const Delegates = late(() => import('./delegations/Delegates.tsx').then((m) => m.Delegates), {
  waiting: <SkeletonRows rows={1} height={8} />,
});

/** Few people have one. */
const Merged = late(() => import('./mergers/Merged.tsx').then((m) => m.Merged), {
  waiting: <SkeletonRows rows={3} height={3} />,
});

/** The page of a person, with what can be done with them, and what was. */
export function PersonPage() {
  return (
    <Somebody
      acts={(person) => (
        <>
          <PersonActs memberId={person.memberId} />
          <ToCorrections memberId={person.memberId} />
          <MergeWith person={person} />
          {person.dateLeft || !person.siteTemplate ? null : (
            <ViewAs whom={{ memberId: person.memberId, name: nameOf(person) }} />
          )}
        </>
      )}
      notes={({ memberId, merged, dateLeft, ...person }) => (
        <>
          <DebtNote memberId={memberId} />
          <ByHand memberId={memberId} />
          {dateLeft ? null : <Delegates memberId={memberId} name={person.memberName} />}
          {merged.length > 0 ? <Merged merged={merged} /> : null}
        </>
      )}
      giveRole={(person) => (person.dateLeft ? null : <GiveRole memberId={person.memberId} name={nameOf(person)} />)}
      endRole={(person, role) => <EndRole memberId={person.memberId} name={nameOf(person)} role={role} />}
    />
  );
}

/** Who corrects points begins with the person. */
function ToCorrections({ memberId }: { memberId: string }) {
  if (!mayCall('correct', useMember())) return null;
  return (
    <ButtonLink variant="default" to={paths.corrections(memberId)}>
      {say(common.corrections)}
    </ButtonLink>
  );
}
