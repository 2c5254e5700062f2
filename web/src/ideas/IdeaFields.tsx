import type { FormErrors } from '@laurel/contract/errors';
import { ideaTextMax, ideaTitleMax } from '@laurel/contract/limits';
import { ideaCategories } from '@laurel/contract/points';
import { textLength } from '@laurel/contract/text-length';
import { Button } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { type CallInput, call } from '#api/call.ts';
import { errorWords, Fault, formErrorsOf, NoResponse } from '#api/call-error.ts';
import { showCallError } from '#api/query-client.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { useDraft } from '#session/use-draft.ts';
import { Card } from '#ui/Card.tsx';
import { CountedTextarea } from '#ui/CountedTextarea.tsx';
import { alertDialog } from '#ui/dialogs.ts';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Picture } from '#ui/Picture.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { illustrations } from '../paths.ts';
import classes from './IdeaBox.module.css';
import { emptyIdea, type IdeaForm, ideaErrors } from './idea-form.ts';

export function IdeaFields({ onSent }: { onSent: () => void }) {
  const { value: form, setValue: setForm, forget } = useDraft('idea', emptyIdea, hasWords);
  const [errors, setErrors] = useState<FormErrors>({});
  const send = useSubmit(() => {
    forget();
    onSent();
  }, setErrors);
  const change = (part: Partial<IdeaForm>) => {
    setForm({ ...form, ...part });
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = ideaErrors(form);
    setErrors(found);
    if (Object.keys(found).length > 0) focusFirstError(event.currentTarget);
    else send.mutate(form);
  };
  return (
    <Card className={classes.box}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <NativeSelect
          label="Category"
          required
          value={form.category}
          onChange={(event) => change({ category: event.currentTarget.value as IdeaForm['category'] })}
          data={[{ value: '', label: 'Choose…' }, ...ideaCategories]}
          error={errors.category}
        />
        <TitleField value={form.title} onChange={(title) => change({ title })} error={errors.title} />
        <CountedTextarea
          label="Idea"
          description="What is it like today, what would you change, and who would gain?"
          required
          minRows={6}
          max={ideaTextMax}
          value={form.idea}
          onChange={(idea) => change({ idea })}
          error={errors.idea}
        />
        <div>
          <Button type="submit" size="md" loading={send.isPending} leftSection={<IconSend2 aria-hidden size={20} />}>
            Submit
          </Button>
        </div>
      </form>
      <Picture src={illustrations.ideaBox} width={300} height={225} className={classes.picture} />
    </Card>
  );
}

function hasWords({ title, idea }: IdeaForm): boolean {
  return `${title}${idea}`.trim() !== '';
}

/** Sends an idea; what is wrong with a field is said there, everything else in a dialog. */
function useSubmit(onSent: () => void, onFieldErrors: (errors: FormErrors) => void) {
  return useCallMutation('ideasubmit', {
    send: (idea: IdeaForm) => call('ideasubmit', idea as CallInput<'ideasubmit'>),
    errors: 'screen',
    onSuccess: onSent,
    onError: (error) => {
      const found = formErrorsOf(error);
      onFieldErrors(found);
      if (error instanceof NoResponse)
        void alertDialog({ title: 'Unexpected Error', message: noAnswer, tone: 'danger' });
      else if (error instanceof Fault) void alertDialog({ message: errorWords(error) });
      else if (Object.keys(found).length === 0) showCallError(error);
    },
  });
}

const noAnswer = 'The portal did not answer. Your idea is still here: please try again.';

interface TitleFieldProps {
  value: string;
  onChange: (title: string) => void;
  error: string | undefined;
}

function TitleField({ value, onChange, error }: TitleFieldProps) {
  const left = ideaTitleMax - textLength(value);
  const tooLong = left < 0 ? `Please use at most ${ideaTitleMax} characters.` : undefined;
  return (
    <TextInput
      label="Title"
      required
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error || tooLong}
      description={left < 0 ? `${-left} characters too many` : `${left} characters remaining`}
    />
  );
}
