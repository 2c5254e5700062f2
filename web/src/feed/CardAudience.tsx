import '#api/late-rows.ts';
import type { Audience } from '@laurel/contract/programme/audience';
import { say } from '@laurel/contract/say';
import { type CallOutput, call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { audienceWords } from './feed-words.ts';
import * as texts from './texts.ts';

interface CardAudienceProps {
  cardId: string;
  /** The company gave it: there are no two. */
  isOfCompany?: boolean;
  seen: NonNullable<CallOutput<'cardget'>['seen']>;
}

/** Who else sees a card: its receiver says so, and it goes at once; its giver is told. */
export function CardAudience({ cardId, isOfCompany = false, seen }: CardAudienceProps) {
  const { audience, showsPoints, choices, mayShowPoints } = seen;
  const labelOf = (value: Audience) => (isOfCompany && value === 'us' ? say(texts.onlyYou) : audienceWords(value));
  const save = useCallMutation('cardaudience', {
    send: (chosen: { audience: Audience; showsPoints: boolean }) => call('cardaudience', { cardId, ...chosen }),
    errors: 'screen',
    onSuccess: ({ message }) => notify(message),
  });
  if (choices.length === 0) return <p className={words.facts}>{say(texts.seenByGiver, { audience })}</p>;
  const shown = save.isPending ? save.variables : { audience, showsPoints };
  return (
    <section className={`${layout.surface} ${layout.inset} ${layout.stack}`} aria-label={say(texts.seenBy)}>
      <NativeSelect
        label={say(texts.seenBy)}
        description={isOfCompany ? undefined : say(texts.seenHint)}
        data={choices.map((value) => ({ value, label: labelOf(value) }))}
        value={shown.audience}
        aria-disabled={save.isPending}
        onChange={(event) => {
          if (!save.isPending) save.mutate({ ...shown, audience: event.currentTarget.value as Audience });
        }}
      />
      {mayShowPoints ? (
        <Checkbox
          label={say(texts.showPoints)}
          checked={shown.showsPoints}
          onChange={(event) => {
            if (!save.isPending) save.mutate({ ...shown, showsPoints: event.currentTarget.checked });
          }}
        />
      ) : null}
      {save.error ? <FailureNote>{errorWords(save.error)}</FailureNote> : null}
    </section>
  );
}
