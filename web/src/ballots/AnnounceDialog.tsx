import type { Ballot } from '@laurel/contract/calls/ballots/ballot';
import { announcementTitleMax, announcementWordsMax } from '@laurel/contract/limits';
import { language, say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { AnnouncementCard } from '#announced/AnnouncementCard.tsx';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { afternoonIn, instantOf } from '#lib/moments.ts';
import * as common from '#lib/texts.ts';
import { CountedInput } from '#ui/fields/CountedInput.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { paths } from '../paths.ts';
import { winnerOf } from './ballot-words.ts';
import * as texts from './texts.ts';

const rules = () =>
  import('@laurel/contract/calls/ballots/ballotannounce').then(({ ballotannounce }) => ballotannounce);

interface AnnounceDialogProps {
  ballot: Ballot;
  onDone: (message: string) => void;
  onClose: () => void;
}

/** Two weeks are enough to be read by everybody who was on leave. */
const shownDays = 14;

/** Says on everybody's Home who has won. */
export function AnnounceDialog({ ballot, onDone, onClose }: AnnounceDialogProps) {
  const { ballotId, quarter } = ballot;
  const { memberName: name = '', division = '' } = winnerOf(ballot) ?? {};
  const empty = () => ({
    title: say(said.quarterWon, { quarter, name }),
    words: say(said.quarterWonWords, { name, division }),
    until: afternoonIn(shownDays),
  });
  const form = useCallForm({
    name: 'ballotannounce',
    rules,
    empty,
    draft: {
      place: `ballotannounce.${ballotId}`,
      isBegun: ({ title, words }) => title + words !== empty().title + empty().words,
    },
    key: `ballotannounce.${ballotId}`,
    inputOf: ({ title, words, until }) => ({
      ballotId,
      title: title.trim(),
      words: words.trim(),
      dateUntil: instantOf(until)?.toISOString(),
    }),
    errors: 'screen',
    onSent: ({ message }) => onDone(message),
    afterwards: onClose,
  });
  const { values, errors, failure, isSending, change } = form;
  return (
    <DecisionDialog title={say(texts.announce)} size="lg" onClose={onClose}>
      <Decision
        form={form.form}
        about={<p>{say(texts.announceAbout)}</p>}
        deed={say(texts.announceDeed)}
        isWaiting={isSending}
        failure={failure && errorWords(failure)}
        onAway={onClose}
      >
        <CountedInput
          label={say(common.title)}
          required
          max={announcementTitleMax}
          value={values.title}
          error={errors.title}
          onChange={(title) => change({ title })}
        />
        <CountedTextarea
          label={say(texts.announceWords)}
          minRows={3}
          max={announcementWordsMax}
          value={values.words}
          error={errors.words}
          onChange={(words) => change({ words })}
        />
        <TextInput
          type="datetime-local"
          label={say(texts.shownUntil)}
          required
          value={values.until}
          error={errors.dateUntil}
          onChange={(event) => change({ until: event.currentTarget.value })}
        />
        <AnnouncementCard
          announcement={{ title: values.title, words: values.words, alt: '', picture: '', link: paths.wallOfFame }}
          lang={language()}
        />
      </Decision>
    </DecisionDialog>
  );
}
