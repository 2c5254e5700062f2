import '#api/late-rows.ts';
import type { Boosts } from '@laurel/contract/calls/awards/boosts';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { programme } from '@laurel/contract/programme/programme';
import { say } from '@laurel/contract/say';
import type { Quote } from '@laurel/contract/shapes/quote';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CallOutput, call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { callQuery, queryClient } from '#api/query-client.ts';
import { carriedBy } from '#api/refusal.ts';
import { othersWords } from '#asking/others-words.ts';
import { ToApprovals } from '#asking/SecondAsked.tsx';
import { useCallForm } from '#form/use-call-form.ts';
import { formatPoints } from '#lib/points.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import words from '#ui/layout/words.module.css';
import { celebrate } from '#ui/overlays/celebrate.ts';
import { Decided, Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { TakeBack } from '#undoing/TakeBack.tsx';
import classes from './Boosts.module.css';
import * as texts from './texts.ts';

const rules = () => import('@laurel/contract/calls/awards/boost').then(({ boost }) => boost);

interface AddPointsDialogProps {
  /** Of the item in the feed. */
  place: string;
  /** Who gave it. */
  giver: string;
  /** What has been added now. */
  onBoosts: (boosts: Boosts | null) => void;
  onClose: () => void;
}

/** How many points one adds, what that costs, and within minutes the way to take them back. */
export function AddPointsDialog({ place, giver, onBoosts, onClose }: AddPointsDialogProps) {
  const [answer, setAnswer] = useState<CallOutput<'boost'>>();
  const [takenBack, setTakenBack] = useState('');
  /** What others see of it is asked: they may see less. */
  const renew = () =>
    void call('recognitionfeeditem', { place }).then(
      ({ item }) => onBoosts(item.boosts),
      () => {},
    );
  const close = (
    <Button autoFocus size="md" variant="default" onClick={onClose}>
      {say(common.close)}
    </Button>
  );
  return (
    <DecisionDialog title={say(texts.addPoints)} holdsWords={false} onClose={onClose}>
      {takenBack ? (
        <Decided key="back" words={takenBack}>
          {close}
        </Decided>
      ) : answer ? (
        <Decided words={answer.message}>
          {answer.second ? <ToApprovals /> : null}
          {answer.takeBack ? (
            <div className={classes.back}>
              <TakeBack takeBack={answer.takeBack} onDone={setTakenBack} afterwards={renew} />
            </div>
          ) : null}
          {close}
        </Decided>
      ) : (
        <AddPointsForm
          {...{ place, giver, onClose }}
          onSent={(given) => {
            setAnswer(given);
            if (!given.second) celebrate();
            renew();
          }}
        />
      )}
    </DecisionDialog>
  );
}

interface AddPointsFormProps extends Omit<AddPointsDialogProps, 'onBoosts'> {
  onSent: (answer: CallOutput<'boost'>) => void;
}

function AddPointsForm({ place, giver, onSent, onClose }: AddPointsFormProps) {
  const amounts = programme().points.payItForward;
  const name = useMember().pointsName || say(common.points);
  const [points, setPoints] = useState(String(amounts[0] ?? ''));
  const asked = callQuery('boostquote', { place, points: Number(points) }, { errors: 'screen', staleTime: 0 });
  const { data, error } = useQuery({ ...asked, placeholderData: keepPreviousData });
  const quote = data?.quote.pointsEach === Number(points) ? data.quote : undefined;
  /** As the button says it. */
  const total = Number(points) * (data?.quote.recipients ?? 1);
  const form = useCallForm({
    name: 'boost',
    errors: 'screen',
    rules,
    empty: {},
    key: `boost ${place}`,
    inputOf: () => ({ place, points: Number(points) }),
    // What costs something else than was said is pressed once more.
    prepare: async (wish) => {
      const { recipients, pointsTotal } = (await queryClient.ensureQueryData(asked)).quote;
      return pointsTotal === total ? { ...wish, quote: { recipients, pointsTotal } } : undefined;
    },
    onSent,
    onFailed: (error) => {
      const carried = carriedBy<'boost'>(error).quote;
      if (carried) queryClient.setQueryData(asked.queryKey, { quote: carried });
    },
  });
  const refused = form.error ?? error;
  return (
    <Decision
      about={<p>{say(texts.addPointsTo, { giver })}</p>}
      form={form.form}
      deed={say(texts.give, { points: total, pointsName: pointsNamed(total, name) })}
      isWaiting={form.isSending}
      failure={refused ? errorWords(refused) : undefined}
      onAway={onClose}
    >
      <Choice
        label={say(texts.pointsEach)}
        look="pills"
        offers={amounts.map((each) => ({ value: String(each), label: formatPoints(each) }))}
        value={points}
        onChange={(chosen) => {
          setPoints(chosen);
          form.change({});
        }}
      />
      <div role="status" className={classes.cost}>
        {quote ? <Cost quote={quote} name={name} /> : null}
      </div>
    </Decision>
  );
}

function Cost({ quote, name }: { quote: Quote; name: string }) {
  const { recipients, pointsTotal, steps } = quote;
  const available = quote.available ?? 0;
  const left = available - pointsTotal;
  const has = { available, pointsName: pointsNamed(available, name) };
  const others = othersWords(steps);
  return (
    <>
      <p>{say(texts.costs, { people: recipients, points: pointsTotal, pointsName: pointsNamed(pointsTotal, name) })}</p>
      <p className={left < 0 ? classes.short : words.soft}>
        {left < 0 ? say(texts.tooFew, { ...has, missing: -left }) : say(texts.leaves, { ...has, left })}
      </p>
      {others ? <p className={words.facts}>{others}</p> : null}
    </>
  );
}
