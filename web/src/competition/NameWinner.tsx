import { winnerSentenceMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { useCallForm } from '#form/use-call-form.ts';
import * as common from '#lib/texts.ts';
import { useRested } from '#lib/use-rested.ts';
import { Face } from '#people/Face.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { CountedInput } from '#ui/fields/CountedInput.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import * as texts from './texts.ts';

const rules = () => import('@laurel/contract/calls/competition/namewinner').then(({ namewinner }) => namewinner);

/** So many are in sight; the search finds the others. */
const shown = 20;

interface NameWinnerProps {
  competitionId: string;
  onClose: () => void;
}

/** Chooses a winner out of those who were nominated. */
export function NameWinner({ competitionId, onClose }: NameWinnerProps) {
  const [typed, setTyped] = useState('');
  const { rested: search } = useRested(typed);
  const { data, error } = useQuery({
    ...callQuery(
      'competitionnominees',
      { competitionId, limit: shown, ...(search && { search }) },
      { errors: 'screen' },
    ),
    placeholderData: keepPreviousData,
  });
  const form = useCallForm({
    name: 'namewinner',
    rules,
    empty: { memberId: '', sentence: '' },
    key: `namewinner.${competitionId}`,
    inputOf: (filled) => ({ competitionId, ...filled }),
    onSent: ({ message }) => {
      onClose();
      notify(message);
    },
  });
  const { values, errors, isSending, change } = form;
  return (
    <Dialog title={say(texts.nameWinner)} holdsWords onClose={onClose}>
      <form className={layout.stack} {...form.form}>
        <TextInput
          type="search"
          label={say(common.search)}
          data-autofocus
          maxLength={20}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {error ? <FailureNote>{errorWords(error)}</FailureNote> : null}
        {!data && !error ? <SkeletonRows rows={3} /> : null}
        {data ? (
          <>
            <Choice
              look="cards"
              isWide
              isRequired
              label={say(texts.nominees)}
              offers={data.nominees.map(({ memberId, memberName, picId, division, entries }) => ({
                value: memberId,
                label: memberName,
                icon: <Face name={memberName} picId={picId} size={42} />,
                words: `${division} · ${say(common.nominationsCount, { count: entries })}`,
              }))}
              value={values.memberId}
              error={errors.memberId}
              onChange={(memberId) => change({ memberId })}
            />
            <p className={words.soft} role="status">
              {data.total === 0 ? say(common.noResults) : null}
              {data.total > shown ? say(texts.shownOf, { shown, total: data.total }) : null}
            </p>
          </>
        ) : null}
        <CountedInput
          label={say(texts.sentence)}
          description={say(texts.sentenceHint)}
          max={winnerSentenceMax}
          value={values.sentence}
          error={errors.sentence}
          onChange={(sentence) => change({ sentence })}
        />
        <div className={layout.row}>
          <Button type="submit" size="md" isWaiting={isSending}>
            {say(texts.nameThem)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
