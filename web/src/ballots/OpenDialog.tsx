import type { Quarter } from '@laurel/contract/calls/quarters';
import { shortlistMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { useCallback, useRef } from 'react';
import { errorWords } from '#api/call-error.ts';
import { useFurther } from '#api/use-further.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { useCallForm } from '#form/use-call-form.ts';
import { afternoonIn, instantOf } from '#lib/moments.ts';
import * as common from '#lib/texts.ts';
import { useMore } from '#lists/use-more.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { type Details, Nominees } from './Nominees.tsx';
import * as texts from './texts.ts';

const rules = () => import('@laurel/contract/calls/ballots/ballotopen').then(({ ballotopen }) => ballotopen);

interface OpenDialogProps {
  quarter: Quarter;
  Details: Details;
  onDone: (message: string) => void;
  onClose: () => void;
}

/** Chooses who stands, out of the quarter's summary, and until when the committee votes. */
export function OpenDialog({ quarter, Details, onDone, onClose }: OpenDialogProps) {
  const { nexusNomQuarterId: quarterId, description } = quarter;
  const list = useRef<HTMLDivElement>(null);
  const { pages, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useFurther(
    'ballotcandidates',
    { quarterId, size: 10 },
  );
  const candidates = pages?.flatMap((page) => page.candidates) ?? [];
  const at = useCallback(
    (place: number) => list.current?.querySelectorAll('li')[place]?.querySelector('input, button'),
    [],
  );
  const more = useMore({ shown: candidates.length, at, fetchNextPage });
  const form = useCallForm({
    name: 'ballotopen',
    rules,
    empty: () => ({ lineIds: [] as string[], until: afternoonIn(7) }),
    key: `ballotopen.${quarterId}`,
    inputOf: ({ lineIds, until }) => ({ quarterId, lineIds, dateCloses: instantOf(until)?.toISOString() }),
    errors: 'screen',
    onSent: ({ message }) => onDone(message),
    afterwards: onClose,
  });
  const { values, errors, failure, isSending, change } = form;
  const toggle = (lineId: string) =>
    change({
      lineIds: values.lineIds.includes(lineId)
        ? values.lineIds.filter((one) => one !== lineId)
        : [...values.lineIds, lineId],
    });
  return (
    <DecisionDialog title={say(texts.openTitle, { quarter: description })} size="lg" onClose={onClose}>
      {error && !pages ? <NotRead compact {...{ error, isFetching, refetch }} /> : null}
      {!pages && !error ? <SkeletonRows rows={4} height={4} /> : null}
      {pages ? (
        <Decision
          form={form.form}
          deed={say(texts.openVote)}
          isWaiting={isSending}
          failure={failure && errorWords(failure)}
          onAway={onClose}
        >
          <div ref={list} className={layout.list}>
            <Nominees
              type="checkbox"
              label={say(texts.whoStands)}
              hint={say(texts.whoStandsHint, { max: shortlistMax })}
              error={errors.lineIds}
              nominees={candidates}
              chosen={values.lineIds}
              onChange={toggle}
              whyNot={({ hasLeft, isOwn }) => (hasLeft ? say(texts.left) : isOwn ? say(texts.yourself) : '')}
              Details={Details}
            />
            <div className={layout.ends}>
              <p className={words.soft} role="status">
                {say(texts.chosenOf, {
                  chosen: values.lineIds.length,
                  shown: candidates.length,
                  total: pages[0]?.total ?? 0,
                })}
              </p>
              {hasNextPage ? (
                <Button size="xs" variant="default" isWaiting={isFetchingNextPage} onClick={more}>
                  {say(common.showMore)}
                </Button>
              ) : null}
            </div>
          </div>
          <TextInput
            type="datetime-local"
            label={say(texts.until)}
            description={say(texts.untilHint)}
            required
            value={values.until}
            error={errors.dateCloses}
            onChange={(event) => change({ until: event.currentTarget.value })}
          />
        </Decision>
      ) : null}
    </DecisionDialog>
  );
}
