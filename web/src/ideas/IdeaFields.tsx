import '#api/late-rows.ts';
import { isOn } from '@laurel/contract/programme/features';
import { offered, programme } from '@laurel/contract/programme/programme';
import { valueWords } from '@laurel/contract/programme/value-words';
import { textLength } from '@laurel/contract/rules/text-length';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { IconSend2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { errorWords, Fault, isBesideFields, NoResponse } from '#api/call-error.ts';
import { callQuery, showCallError } from '#api/query-client.ts';
import { useCallForm } from '#form/use-call-form.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import { alertDialog } from '#ui/overlays/dialogs.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { illustrations } from '../paths.ts';
import type { Sharing } from './SharingChoice.tsx';
import * as texts from './texts.ts';

const SharingChoice = late(() => import('./SharingChoice.tsx').then((m) => m.SharingChoice), {
  waiting: <SkeletonRows rows={2} height={4} />,
});

interface IdeaForm {
  category: string;
  title: string;
  idea: string;
  sharing: Sharing;
}

const emptyIdea: IdeaForm = { category: '', title: '', idea: '', sharing: '' };

function categoriesOffered(): string[] {
  return offered(programme().ideaCategories);
}

/** Without a category that is not offered any more. */
function fittingIdea(idea: IdeaForm): IdeaForm {
  return { ...idea, category: categoriesOffered().includes(idea.category) ? idea.category : '' };
}

const rules = () => import('@laurel/contract/calls/ideas/ideasubmit').then(({ ideasubmit }) => ideasubmit);

export function IdeaFields({ onSent }: { onSent: () => void }) {
  const isOpen = isOn('openIdeas', useMember());
  const { data } = useQuery({ ...callQuery('ideasharing', {}, { errors: 'screen' }), enabled: isOpen });
  const usual: Sharing = data?.shared ? 'site' : 'office';
  const form = useCallForm({
    name: 'ideasubmit',
    rules,
    empty: emptyIdea,
    draft: { place: 'idea', isBegun: hasWords, fitting: fittingIdea },
    inputOf: ({ sharing, ...idea }) => ({ ...idea, ...(isOpen && { isShared: (sharing || usual) === 'site' }) }),
    errors: 'screen',
    onSent,
    onFailed: showFailure,
  });
  const { values, errors, change } = form;
  return (
    <Card>
      <div className={`${layout.columns} ${layout.centred}`}>
        <form className={layout.stack} {...form.form}>
          <NativeSelect
            label={say(common.category)}
            required
            value={values.category}
            onChange={(event) => change({ category: event.currentTarget.value })}
            data={[
              { value: '', label: say(texts.choose) },
              ...categoriesOffered().map((value) => ({ value, label: valueWords(value) })),
            ]}
            error={errors.category}
          />
          <TitleField value={values.title} onChange={(title) => change({ title })} error={errors.title} />
          <CountedTextarea
            label={say(texts.idea)}
            description={say(texts.ideaHint)}
            required
            minRows={6}
            max={programme().characters.idea}
            value={values.idea}
            onChange={(idea) => change({ idea })}
            error={errors.idea}
          />
          {isOpen ? (
            <SharingChoice
              value={values.sharing || usual}
              error={errors.isShared}
              onChange={(sharing) => change({ sharing })}
            />
          ) : null}
          <div>
            <Button type="submit" size="md" isWaiting={form.isSending} icon={<IconSend2 aria-hidden size={20} />}>
              {say(common.submit)}
            </Button>
          </div>
        </form>
        <Picture src={illustrations.ideaBox} width={300} height={225} className={layout.wideOnly} />
      </div>
    </Card>
  );
}

function hasWords({ title, idea }: IdeaForm): boolean {
  return `${title}${idea}`.trim() !== '';
}

/** What is not said beside a field. */
function showFailure(error: Error) {
  if (error instanceof NoResponse)
    void alertDialog({ title: say(texts.noAnswerTitle), message: say(texts.noAnswer), tone: 'danger' });
  else if (error instanceof Fault) void alertDialog({ message: errorWords(error) });
  else if (!isBesideFields(error)) showCallError(error);
}

interface TitleFieldProps {
  value: string;
  onChange: (title: string) => void;
  error: string | undefined;
}

function TitleField({ value, onChange, error }: TitleFieldProps) {
  const max = programme().characters.ideaTitle;
  const left = max - textLength(value);
  const tooLong = left < 0 ? say(said.charactersAtMost, { max }) : undefined;
  return (
    <TextInput
      label={say(common.title)}
      required
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error || tooLong}
      description={left < 0 ? say(texts.tooMany, { count: -left }) : say(texts.remaining, { count: left })}
    />
  );
}
