import { mayCall } from '@laurel/contract/call-rows';
import type { PotActRow, PotLot } from '@laurel/contract/calls/budgets/budgetone';
import { say } from '@laurel/contract/say';
import { useFurther } from '#api/use-further.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { formatDate } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import * as common from '#lib/texts.ts';
import { samePerson } from '#people/who.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { SmallTable } from '#ui/tables/SmallTable.tsx';
import type { Acting, Holder } from './acting.ts';
import { dayWords } from './days.ts';
import * as texts from './texts.ts';

interface PotDialogProps {
  memberId: string;
  onAct: (acting: Acting) => void;
  onClose: () => void;
}

/** One pot: what is in it, until when, what was done with it, and what can be. */
export function PotDialog({ memberId, onAct, onClose }: PotDialogProps) {
  const member = useMember();
  const { pages, error, isFetching, refetch, hasNextPage, fetchNextPage } = useFurther('budgetone', {
    memberId,
    size: 20,
  });
  const pot = pages?.[0];
  const holder = pot && { memberId: pot.memberId, name: pot.memberName };
  const acts = pages?.flatMap((page) => page.acts) ?? [];
  const mayAct = holder && mayCall('changebudget', member) && !samePerson(holder.memberId, member.memberId);
  return (
    <Dialog title={pot ? say(texts.potOf, { name: pot.memberName }) : '…'} size="xl" onClose={onClose}>
      {error && !pot ? <NotRead {...{ error, isFetching, refetch }} compact /> : null}
      {!pot && !error ? <SkeletonRows rows={4} /> : null}
      {pot && holder ? (
        <div className={layout.stack}>
          <p className={words.soft}>{say(texts.leftNow, { points: pot.left })}</p>
          {mayAct ? <Acts holder={holder} hasLeft={pot.left > 0} onAct={onAct} /> : null}
          <Lots lots={pot.lots} inAll={pot.lotsInAll} holder={mayAct ? holder : undefined} onAct={onAct} />
          <History acts={acts} />
          {hasNextPage ? (
            <Button variant="default" isWaiting={isFetching} onClick={() => void fetchNextPage()}>
              {say(common.showMore)}
            </Button>
          ) : null}
        </div>
      ) : null}
    </Dialog>
  );
}

function Acts({ holder, hasLeft, onAct }: { holder: Holder; hasLeft: boolean; onAct: PotDialogProps['onAct'] }) {
  return (
    <div className={layout.row}>
      <Button onClick={() => onAct({ kind: 'grant', one: holder })}>{say(texts.grantMore)}</Button>
      {hasLeft ? (
        <>
          <Button variant="default" onClick={() => onAct({ kind: 'move', one: holder })}>
            {say(texts.moveMore)}
          </Button>
          <Button variant="default" onClick={() => onAct({ kind: 'takeBack', one: holder })}>
            {say(texts.takeBackMore)}
          </Button>
        </>
      ) : null}
    </div>
  );
}

interface LotsProps {
  lots: readonly PotLot[];
  inAll: number;
  /** Missing where nothing may be done. */
  holder: Holder | undefined;
  onAct: PotDialogProps['onAct'];
}

function Lots({ lots, inAll, holder, onAct }: LotsProps) {
  if (lots.length === 0) return <p>{say(texts.noGrants)}</p>;
  const hidden = inAll - lots.length;
  return (
    <SmallTable
      label={say(texts.grants)}
      isNamed
      columns={[say(texts.period), say(texts.granted), say(texts.used), say(texts.left), say(texts.lastDay)]}
      {...(hidden > 0 && { below: say(texts.olderGrants, { count: hidden }) })}
    >
      {lots.map((lot) => (
        <tr key={lot.lotId}>
          <th scope="row">
            <bdi>{lot.period || say(texts.none)}</bdi>
          </th>
          <td>{formatPoints(lot.points - lot.moved)}</td>
          <td>{formatPoints(lot.used)}</td>
          <td>{formatPoints(lot.left)}</td>
          <td>
            {endWords(lot)}{' '}
            {holder && lot.left > 0 ? (
              <button
                type="button"
                className={words.link}
                aria-haspopup="dialog"
                onClick={() => onAct({ kind: 'change', one: holder, ...lot })}
              >
                {say(texts.changeShort)}
                <span className="visually-hidden"> {lot.period}</span>
              </button>
            ) : null}
          </td>
        </tr>
      ))}
    </SmallTable>
  );
}

function endWords({ lastDay, carries }: PotLot): string {
  if (lastDay === null) return say(texts.noEnd);
  return say(carries ? texts.endsAndStays : texts.endsAndReturns, { day: dayWords(lastDay) });
}

function History({ acts }: { acts: readonly PotActRow[] }) {
  if (acts.length === 0) return null;
  return (
    <SmallTable
      label={say(texts.history)}
      columns={[say(common.date), say(texts.what), say(common.points), say(texts.doneBy), say(common.reason)]}
    >
      {acts.map((act) => (
        <tr key={act.actId}>
          <th scope="row">
            <time dateTime={act.date}>{formatDate(act.date)}</time>
          </th>
          <td>
            {say(texts.didWhat, { kind: act.kind, into: act.points > 0 ? 'yes' : 'no', name: act.otherMember })}{' '}
            <bdi>{act.period}</bdi>
          </td>
          <td>
            <bdi>{act.points > 0 ? `+${formatPoints(act.points)}` : formatPoints(act.points)}</bdi>
          </td>
          <td>
            <bdi>{doneBy(act)}</bdi>
          </td>
          <td dir="auto">{act.reason}</td>
        </tr>
      ))}
    </SmallTable>
  );
}

function doneBy({ byMember, secondMember }: PotActRow): string {
  if (byMember === '') return say(texts.thePortal);
  return secondMember ? say(texts.byTwo, { name: byMember, second: secondMember }) : byMember;
}
