import { type ContentAccess, contentAccesses } from '@laurel/contract/calls/content/content-text';
import { languageNames } from '@laurel/contract/language-names';
import { type Language, languages } from '@laurel/contract/languages';
import { contentKeyMax, contentTitleMax } from '@laurel/contract/limits';
import { language as readersLanguage, say } from '@laurel/contract/say';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { navigate } from '#router/router.ts';
import { CountedInput } from '#ui/fields/CountedInput.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';

const rules = () =>
  import('@laurel/contract/calls/content/contentblockadd').then(({ contentblockadd }) => contentblockadd);

const accessWords: Record<ContentAccess, string> = {
  member: say(texts.readByMembers),
  open: say(texts.readByAll),
  adminReports: say(texts.readByAdmins),
};

interface Page {
  title: string;
  contentKey: string;
  access: ContentAccess;
  language: Language;
}

/** A page of the company's own begins with its title and its address; then it is written. */
export function AddPage({ onClose }: { onClose: () => void }) {
  const form = useCallForm({
    name: 'contentblockadd',
    rules,
    empty: { title: '', contentKey: '', access: 'member', language: readersLanguage() } as Page,
    draft: { place: 'words.new', isBegun: ({ title, contentKey }) => `${title}${contentKey}`.trim() !== '' },
    inputOf: ({ title, contentKey, ...rest }) => ({ ...rest, title: title.trim(), contentKey: contentKey.trim() }),
    errors: 'screen',
    onSent: async ({ message, contentKey }, { language }) => {
      onClose();
      await navigate(paths.words(contentKey, language));
      notify(message);
    },
  });
  const { values, errors, failure, change, isSending } = form;
  return (
    <DecisionDialog title={say(texts.addPage)} openerGoes onClose={onClose}>
      <Decision
        form={form.form}
        deed={say(texts.add)}
        isWaiting={isSending}
        failure={failure && errorWords(failure)}
        onAway={onClose}
      >
        <CountedInput
          label={say(texts.pageTitle)}
          required
          data-autofocus
          max={contentTitleMax}
          value={values.title}
          error={errors.title}
          onChange={(title) => change({ title })}
        />
        <TextInput
          label={say(texts.address)}
          description={say(texts.addressHint, { address: values.contentKey || '…' })}
          required
          dir="ltr"
          autoCapitalize="none"
          maxLength={contentKeyMax}
          value={values.contentKey}
          error={errors.contentKey}
          onChange={(event) => change({ contentKey: event.currentTarget.value })}
        />
        <NativeSelect
          label={say(texts.whoReads)}
          data={contentAccesses
            .map((value) => ({ value, label: accessWords[value] }))
            .toSorted((one, other) => Number(other.value === 'member') - Number(one.value === 'member'))}
          value={values.access}
          error={errors.access}
          onChange={(event) => change({ access: event.currentTarget.value as ContentAccess })}
        />
        <NativeSelect
          label={say(texts.writtenIn)}
          description={say(texts.writtenInHint)}
          data={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
          value={values.language}
          error={errors.language}
          onChange={(event) => change({ language: event.currentTarget.value as Language })}
        />
      </Decision>
    </DecisionDialog>
  );
}
