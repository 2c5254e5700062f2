import { approvalReasonMax } from '@laurel/contract/limits';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { programme } from '@laurel/contract/programme/programme';
import { type SameDecisionName, sameDecisions } from '@laurel/contract/programme/same-decisions';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { useCallForm } from '#form/use-call-form.ts';
import { rich } from '#lib/rich.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { strong } from '#ui/layout/tags.tsx';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import type { Choice } from './MarkedBar.tsx';
import * as texts from './texts.ts';
import type { Outcomes } from './use-marks.ts';

const rules = () => import('@laurel/contract/calls/work/decidemany').then(({ decidemany }) => decidemany);

interface SameDialogProps {
  choice: Choice;
  onDone: (outcomes: Outcomes) => void;
  onClose: () => void;
  /** Whether what opened it goes with its closing, and where the focus goes then. */
  openerGoes: boolean;
  focusNext: () => Element | null | undefined;
}

/** Decides all that is marked alike, with one press: before it, what that comes to. */
export function SameDialog({ choice, onDone, onClose, ...focus }: SameDialogProps) {
  const { decision, items } = choice;
  const itemIds = items.map(({ itemId }) => itemId);
  const { data, ...query } = useQuery(
    callQuery('trydecidemany', { decision, itemIds }, { errors: 'screen', staleTime: 0 }),
  );
  return (
    <DecisionDialog
      title={say(texts.sameDecision, { decision, count: items.length })}
      holdsWords={sameDecisions[decision].hasWords}
      onClose={onClose}
      {...focus}
    >
      {data ? (
        <SameForm
          {...{ decision, itemIds, onDone, onClose }}
          count={data.items}
          about={<Quote decision={decision} quote={data} />}
        />
      ) : query.error ? (
        <NotRead {...query} />
      ) : (
        <SkeletonRows rows={3} height={3} />
      )}
    </DecisionDialog>
  );
}

interface QuoteProps {
  decision: SameDecisionName;
  quote: { items: number; others: number; points: number; goOn: number };
}

function Quote({ decision, quote: { items, others, points, goOn } }: QuoteProps) {
  const pointsName = useMember().pointsName || say(common.points);
  return (
    <>
      <p>
        {rich(texts.sameItems, { count: items, b: strong })}{' '}
        {points > 0 ? rich(texts.samePoints, { points, pointsName: pointsNamed(points, pointsName), b: strong }) : null}
        {decision === 'conclude' ? say(texts.noReward) : null}
      </p>
      {goOn > 0 ? <p>{say(texts.sameGoOn, { count: goOn })}</p> : null}
      {others > 0 ? <p>{say(texts.sameOthers, { count: others })}</p> : null}
    </>
  );
}

interface SameFormProps {
  decision: SameDecisionName;
  itemIds: string[];
  count: number;
  about: React.ReactNode;
  onDone: (outcomes: Outcomes) => void;
  onClose: () => void;
}

/** How long the words may be, as the call of each says. */
const wordsMost: Partial<Record<SameDecisionName, () => number>> = {
  decline: () => approvalReasonMax,
  declineNomination: () => programme().characters.decline,
  conclude: () => programme().characters.ideaComment,
};

function SameForm({ decision, itemIds, count, about, onDone, onClose }: SameFormProps) {
  const most = wordsMost[decision];
  const form = useCallForm({
    name: 'decidemany',
    rules,
    empty: { words: '' },
    ...(most && {
      draft: { place: `same.${decision}`, isBegun: ({ words }: { words: string }) => words.trim() !== '' },
    }),
    key: `same.${decision}.${itemIds.join('.')}`,
    inputOf: ({ words }) => ({ decision, itemIds, ...(most && { words: words.trim() }) }),
    errors: 'screen',
    onSent: ({ outcomes }) => onDone(outcomes),
  });
  const { values, errors, failure, change, isSending } = form;
  const isFinal = decision.startsWith('decline');
  return (
    <Decision
      about={about}
      form={form.form}
      deed={say(texts.sameDeed, { decision, count })}
      isFinal={isFinal}
      isWaiting={isSending}
      failure={failure && errorWords(failure)}
      onAway={onClose}
    >
      {most ? (
        <CountedTextarea
          label={say(isFinal ? common.whyDecline : texts.sameComment)}
          description={say(texts.sameWordsRead)}
          required
          data-autofocus
          minRows={3}
          max={most()}
          value={values.words}
          error={errors.words}
          onChange={(words) => change({ words })}
        />
      ) : null}
    </Decision>
  );
}
