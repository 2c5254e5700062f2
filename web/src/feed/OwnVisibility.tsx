import '#api/late-rows.ts';
import { type Audience, audiences } from '@laurel/contract/programme/audience';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CallOutput, call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { audienceWords } from './feed-words.ts';
import * as texts from './texts.ts';

const ownQuery = callQuery('myvisibility', {}, { errors: 'screen' });

/** Who sees the cards that the member will get. */
export function OwnVisibility() {
  const { data, error, isFetching, refetch } = useQuery(ownQuery);
  return (
    <Card title={say(texts.ownTitle)}>
      <p className={words.soft}>{say(texts.ownIntro)}</p>
      {!data && !error ? <SkeletonRows rows={2} height={3.5} /> : null}
      {!data && error ? <NotRead {...{ error, isFetching, refetch }} compact /> : null}
      {data ? <Choosing key={JSON.stringify(data)} own={data} /> : null}
    </Card>
  );
}

function Choosing({ own }: { own: CallOutput<'myvisibility'> }) {
  const [chosen, setChosen] = useState({ audience: own.audience, showsPoints: own.showsPoints, earlier: false });
  const save = useCallMutation('choosevisibility', {
    send: () => call('choosevisibility', chosen),
    errors: 'screen',
    onSuccess: ({ message }) => notify(message),
  });
  const change = (part: Partial<typeof chosen>) => setChosen((before) => ({ ...before, ...part }));
  const company = say(texts.asCompany, { audience: audienceWords(own.company) });
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      <NativeSelect
        label={say(texts.ownLabel)}
        data={[{ value: '', label: company }, ...audiences.map((value) => ({ value, label: audienceWords(value) }))]}
        value={chosen.audience ?? ''}
        onChange={(event) => change({ audience: (event.currentTarget.value || null) as Audience | null })}
      />
      {own.mayShowPoints ? (
        <Checkbox
          label={say(texts.ownPoints)}
          checked={chosen.showsPoints}
          onChange={(event) => change({ showsPoints: event.currentTarget.checked })}
        />
      ) : null}
      <Checkbox
        label={say(texts.alsoEarlier)}
        description={say(texts.earlierHint)}
        checked={chosen.earlier}
        onChange={(event) => change({ earlier: event.currentTarget.checked })}
      />
      {save.error ? <FailureNote>{errorWords(save.error)}</FailureNote> : null}
      <div>
        <Button type="submit" isWaiting={save.isPending}>
          {say(texts.save)}
        </Button>
      </div>
    </form>
  );
}
