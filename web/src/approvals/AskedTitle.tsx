import type { Approval } from '@laurel/contract/calls/approvals';
import { say } from '@laurel/contract/say';

import { rich } from '#lib/rich.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { bdi } from '#ui/layout/tags.tsx';
import * as texts from './texts.ts';

/** What a request is about, in one line. */
export function AskedTitle({
  approval: { award, idea, file },
}: {
  approval: Pick<Approval, 'award' | 'idea' | 'file'>;
}) {
  const pointsName = useMember().pointsName || say(common.points);
  if (award) {
    const { count, names } = award.recipients;
    const points = award.pointsTotal;
    return count === 1 && names[0]
      ? rich(texts.pointsForName, { points, pointsName, name: names[0], bdi })
      : rich(texts.pointsForPeople, { points, pointsName, people: count, bdi });
  }
  if (idea) return rich(texts.pointsForIdea, { points: idea.points, pointsName, title: idea.title, bdi });
  return <bdi>{file?.fileName}</bdi>;
}
