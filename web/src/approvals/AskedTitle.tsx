import type { Approval } from '@laurel/contract/calls/approvals';
import { peopleWords } from '#lib/names.ts';
import { formatPoints } from '#lib/points.ts';
import { useMember } from '#session/member.ts';

/** What a request is about, in one line. */
export function AskedTitle({
  approval: { award, idea, file },
}: {
  approval: Pick<Approval, 'award' | 'idea' | 'file'>;
}) {
  const pointsName = useMember().pointsName || 'Points';
  if (award) {
    const { count, names } = award.recipients;
    return (
      <>
        {formatPoints(award.pointsTotal)} {pointsName} for{' '}
        <bdi>{count === 1 && names[0] ? names[0] : peopleWords(count)}</bdi>
      </>
    );
  }
  if (idea) {
    return (
      <>
        {formatPoints(idea.points)} {pointsName} for “<bdi>{idea.title}</bdi>”
      </>
    );
  }
  return <bdi>{file?.fileName}</bdi>;
}
