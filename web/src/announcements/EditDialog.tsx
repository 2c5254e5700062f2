import type { AnnouncementPlace } from '@laurel/contract/calls/announcements/announcement';
import type { AnnouncementRow } from '@laurel/contract/calls/announcements/announcementlist';
import { languageNames } from '@laurel/contract/language-names';
import { type Language, languages } from '@laurel/contract/languages';
import {
  announcementAltMax,
  announcementLinkMax,
  announcementTitleMax,
  announcementWordsMax,
} from '@laurel/contract/limits';
import { language as readersLanguage, say } from '@laurel/contract/say';
import { AnnouncementCard } from '#announced/AnnouncementCard.tsx';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import * as common from '#lib/texts.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { CountedInput } from '#ui/fields/CountedInput.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import classes from './Announcements.module.css';
import { AudienceFields } from './AudienceFields.tsx';
import { emptyValues, inputOf, nothingSaid, type Said, type Values, valuesOf, writtenIn } from './form.ts';
import { PictureField } from './PictureField.tsx';
import * as texts from './texts.ts';

const rules = () =>
  import('@laurel/contract/calls/announcements/announcementsave').then(({ announcementsave }) => announcementsave);

interface EditDialogProps {
  /** Missing where it is a new one. */
  row: AnnouncementRow | undefined;
  place: AnnouncementPlace;
  onDone: (message: string) => void;
  onClose: () => void;
}

/** An announcement with all that is said of it, whom it reaches, and what it looks like. */
export function EditDialog({ row, place, onDone, onClose }: EditDialogProps) {
  const empty = row ? valuesOf(row) : emptyValues(place, readersLanguage());
  const key = `announcements.${row ? `${row.announcementId}.${row.revision}` : place}`;
  const form = useCallForm({
    name: 'announcementsave',
    rules,
    empty,
    draft: {
      place: key,
      isBegun: (values: Values) =>
        JSON.stringify({ ...values, shownIn: '' }) !== JSON.stringify({ ...empty, shownIn: '' }),
    },
    key,
    inputOf: (values) => inputOf(values, row),
    errors: 'screen',
    onSent: ({ message }) => onDone(message),
  });
  const { values, errors, failure, change, isSending } = form;
  return (
    <DecisionDialog title={say(row ? texts.editing : texts.add)} size="lg" onClose={onClose}>
      <Decision
        form={form.form}
        deed={say(texts.save)}
        isWaiting={isSending}
        failure={failure && errorWords(failure)}
        onAway={onClose}
      >
        <TextFields values={values} errors={errors} onChange={change} />
        <PictureField picture={values.picture} error={errors.picture} onChange={(picture) => change({ picture })} />
        <TextInput
          label={say(texts.link)}
          description={say(texts.linkHint)}
          maxLength={announcementLinkMax}
          value={values.link}
          error={errors.link}
          required={values.place === 'shop'}
          dir="ltr"
          onChange={(event) => change({ link: event.currentTarget.value })}
        />
        <div className={layout.fields}>
          <TextInput
            type="datetime-local"
            label={say(texts.from)}
            description={say(texts.fromHint)}
            value={values.from}
            error={errors.dateFrom}
            onChange={(event) => change({ from: event.currentTarget.value })}
          />
          <TextInput
            type="datetime-local"
            label={say(texts.until)}
            description={say(texts.untilHint)}
            value={values.until}
            error={errors.dateUntil}
            onChange={(event) => change({ until: event.currentTarget.value })}
          />
        </div>
        <AudienceFields values={values} errors={errors} onChange={change} />
        <Preview values={values} />
      </Decision>
    </DecisionDialog>
  );
}

interface TextFieldsProps {
  values: Values;
  errors: Record<string, string | undefined>;
  onChange: (part: Partial<Values>) => void;
}

/** What it says in one language after the other. */
function TextFields({ values, errors, onChange }: TextFieldsProps) {
  const { shownIn, texts: said, language } = values;
  const written = writtenIn(values);
  // The first text in which something is wrong is told of beside it, once its language is chosen.
  const wrong = written.find((_, at) => Object.keys(errors).some((field) => field.startsWith(`${at}.`)));
  const at = written.indexOf(shownIn);
  const now = said[shownIn] ?? nothingSaid;
  const write = (part: Partial<Said>) => onChange({ texts: { ...said, [shownIn]: { ...now, ...part } } });
  return (
    <>
      <Choice<Language>
        label={say(texts.inLanguage)}
        look="pills"
        error={
          wrong && wrong !== shownIn ? `${languageNames[wrong]}: ${errorAt(errors, written.indexOf(wrong))}` : undefined
        }
        offers={languages.map((one) => ({
          value: one,
          label: written.includes(one) ? say(texts.hasText, { language: languageNames[one] }) : languageNames[one],
        }))}
        value={shownIn}
        onChange={(next) => onChange({ shownIn: next })}
      />
      <CountedInput
        label={say(common.title)}
        required={shownIn === language}
        max={announcementTitleMax}
        value={now.title}
        error={errors[`${at}.title`]}
        lang={shownIn}
        onChange={(title) => write({ title })}
      />
      {values.place === 'home' ? (
        <>
          <CountedTextarea
            label={say(texts.wordsLabel)}
            description={say(texts.wordsHint)}
            minRows={3}
            max={announcementWordsMax}
            value={now.words}
            error={errors[`${at}.words`]}
            onChange={(text) => write({ words: text })}
          />
          {values.picture ? (
            <TextInput
              label={say(texts.alt)}
              description={say(texts.altHint)}
              maxLength={announcementAltMax}
              value={now.alt}
              error={errors[`${at}.alt`]}
              lang={shownIn}
              onChange={(event) => write({ alt: event.currentTarget.value })}
            />
          ) : null}
        </>
      ) : null}
      <NativeSelect
        label={say(texts.writtenIn)}
        value={language}
        error={errors.language ?? errors.texts}
        data={languages.map((one) => ({ value: one, label: languageNames[one], lang: one }))}
        onChange={(event) => onChange({ language: event.currentTarget.value as Language })}
      />
    </>
  );
}

function errorAt(errors: TextFieldsProps['errors'], at: number): string {
  return Object.entries(errors).find(([field]) => field.startsWith(`${at}.`))?.[1] ?? '';
}

function Preview({ values }: { values: Values }) {
  const { texts: said, shownIn, language, picture, link, place } = values;
  const isRead = Boolean(said[shownIn]?.title.trim());
  const { title, words: text, alt } = said[isRead ? shownIn : language] ?? nothingSaid;
  return (
    <section aria-label={say(texts.preview)} className={classes.preview}>
      <h3 className={words.name}>{say(texts.preview)}</h3>
      <AnnouncementCard
        announcement={{ title, words: place === 'home' ? text : '', alt, picture, link: safeLink(link) }}
        lang={isRead ? shownIn : language}
      />
    </section>
  );
}

/** What is being written may lead anywhere: it is not linked before it is a page of this portal. */
function safeLink(link: string): string {
  return /^\/(?![/\\])[^\\\s]*$/.test(link) ? link : '';
}
