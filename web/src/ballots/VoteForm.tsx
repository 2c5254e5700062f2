import type { Ballot } from '@laurel/contract/calls/ballots/ballot';
import { ballotWordsMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { useCallForm } from '#form/use-call-form.ts';
import { formatTime } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { type Details, Nominees } from './Nominees.tsx';
import * as texts from './texts.ts';

const rules = () => import('@laurel/contract/calls/ballots/ballotvote').then(({ ballotvote }) => ballotvote);

interface VoteProps {
  Details: Details;
  onDone: (message: string) => void;
}

/** The reader's vote, asked for when it is opened. */
export function Vote({ ballotId, ...rest }: VoteProps & { ballotId: string }) {
  const { data, error, isFetching, refetch } = useQuery(callQuery('ballotget', { ballotId }, { errors: 'screen' }));
  if (error && !data) return <NotRead compact {...{ error, isFetching, refetch }} />;
  if (!data) return <SkeletonRows rows={4} height={4} />;
  if (!data.ballot.mayVote) return <p>{say(texts.notNow)}</p>;
  return (
    <div className={layout.stack}>
      <h2 className={words.name}>{say(texts.voteTitle, { quarter: data.ballot.quarter })}</h2>
      <VoteForm ballot={data.ballot} {...rest} />
    </div>
  );
}

/** Who is to win, and why: one vote, which can be changed until the end. */
export function VoteForm({ ballot, Details, onDone }: VoteProps & { ballot: Ballot }) {
  const { ballotId, entries, ownLineId, ownWords, dateCloses } = ballot;
  const form = useCallForm({
    name: 'ballotvote',
    rules,
    empty: { lineId: ownLineId, words: ownWords },
    draft: {
      place: `vote.${ballotId}`,
      isBegun: (filled) => filled.words.trim() !== '' && filled.words !== ownWords,
    },
    key: `vote.${ballotId}`,
    inputOf: (filled) => ({ ballotId, lineId: filled.lineId, words: filled.words.trim() }),
    onSent: ({ message }) => onDone(message),
  });
  const { values, errors, failure, isSending, change } = form;
  return (
    <form className={layout.stack} {...form.form}>
      <Nominees
        type="radio"
        label={say(texts.whoWins)}
        hint={say(texts.untilThen, { time: formatTime(dateCloses) })}
        error={errors.lineId}
        nominees={entries}
        chosen={[values.lineId]}
        onChange={(lineId) => change({ lineId })}
        Details={Details}
      />
      <CountedTextarea
        label={say(texts.why)}
        description={say(texts.whyThemHint)}
        minRows={3}
        max={ballotWordsMax}
        value={values.words}
        error={errors.words}
        onChange={(text) => change({ words: text })}
      />
      {failure ? <FailureNote>{errorWords(failure)}</FailureNote> : null}
      <div className={layout.row}>
        <Button type="submit" size="md" isWaiting={isSending}>
          {say(ownLineId === '' ? texts.vote : texts.voteAnew)}
        </Button>
      </div>
    </form>
  );
}
