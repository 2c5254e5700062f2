import type { Approval } from '@laurel/contract/calls/approvals';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { say } from '@laurel/contract/say';
import { namesWords } from '#lib/names.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import * as texts from './texts.ts';

/** What a request is about, in one line. */
export function AskedTitle({
  approval: { award, idea, nomination, file, programme, correction, pots, merger },
}: {
  approval: Pick<Approval, 'award' | 'idea' | 'nomination' | 'file' | 'programme' | 'correction' | 'pots' | 'merger'>;
}) {
  const pointsName = useMember().pointsName || say(common.points);
  if (award) {
    const { count, names } = award.recipients;
    const points = award.pointsTotal;
    return count === 1 && names[0]
      ? say(texts.pointsForName, { points, pointsName: pointsNamed(points, pointsName), name: names[0] })
      : say(texts.pointsForPeople, { points, pointsName: pointsNamed(points, pointsName), people: count });
  }
  if (idea)
    return say(texts.pointsForIdea, {
      points: idea.points,
      pointsName: pointsNamed(idea.points, pointsName),
      title: idea.title,
    });
  if (nomination) {
    const { pointsTotal: points, nomineeMember: name } = nomination;
    return say(texts.pointsForName, { points, pointsName: pointsNamed(points, pointsName), name });
  }
  if (correction) {
    const { points, recipients } = correction;
    return say(texts.pointsSetRight, {
      points,
      pointsName: pointsNamed(points, pointsName),
      names: namesWords(recipients),
    });
  }
  if (pots) {
    const { kind, points, period, recipients } = pots;
    return say(texts.potsTitle, {
      kind,
      points,
      period,
      pointsName: pointsNamed(points, pointsName),
      names: namesWords(recipients),
    });
  }
  if (merger) return say(texts.mergerTitle, { doubled: merger.doubled, stays: merger.stays });
  if (programme) return say(texts.programmeChange);
  return <bdi>{file?.fileName}</bdi>;
}
