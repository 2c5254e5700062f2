import type { AnniversaryAward } from '@laurel/contract/programme/items';
import { programme } from '@laurel/contract/programme/programme';
import { anniversaryValue } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import { theCompany } from '@laurel/contract/texts';
import { ECard } from '#ecards/ECard.tsx';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { ownName } from '#session/own-name.ts';

/** The card of it, as if it were the reader's. */
export function AnniversaryCard({ award: { years, points, words = '' } }: { award: AnniversaryAward }) {
  const own = useMember();
  return (
    <ECard
      value={anniversaryValue(Number(years) || 0, programme())}
      to={ownName(own)}
      from={say(theCompany)}
      message={words}
      points={Number(points) || 0}
      pointsName={own.pointsName || say(common.points)}
    />
  );
}
