import { mayCall } from '@laurel/contract/call-rows';
import type { Language } from '@laurel/contract/languages';
import { say } from '@laurel/contract/say';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fault, failureOf } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import * as common from '#lib/texts.ts';
import { LanguageLinks } from '#sentences/LanguageLinks.tsx';
import { useMember } from '#session/member.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { PageSkeleton } from '#ui/states/PageSkeleton.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations, paths } from '../paths.ts';
import { placeWords } from './block-words.ts';
import { History } from './History.tsx';
import { Preview } from './Preview.tsx';
import { Retire } from './Retire.tsx';
import { TextForm } from './TextForm.tsx';
import * as texts from './texts.ts';
import { type Text, writtenIn } from './use-text-form.ts';

interface TextPageProps {
  contentKey: string;
  language: Language;
}

/** A text of the company in one language: written, looked at, published, and all that it said before. */
export function TextPage({ contentKey, language }: TextPageProps) {
  const { data, error, isFetching, refetch } = useQuery(
    callQuery('contentblock', { contentKey, language }, { errors: 'screen', staleTime: 0 }),
  );
  if (data) return <TextParts text={data} />;
  if (!error) return <PageSkeleton />;
  const isThere = !(error instanceof Fault && error.status === 404);
  return (
    <StatePage
      isAlert
      illustration={illustrations.error}
      title={say(texts.textNotRead)}
      words={failureOf(error).message}
      action={
        <>
          {isThere ? (
            <Button isWaiting={isFetching} onClick={() => void refetch()}>
              {say(common.tryAgain)}
            </Button>
          ) : null}
          <ButtonLink variant="default" to={paths.words()}>
            {say(texts.backToList)}
          </ButtonLink>
        </>
      }
    />
  );
}

function TextParts({ text }: { text: Text }) {
  const { contentKey, language, isRetired, isOwn, published, draft, instead } = text;
  const mayWrite = mayCall('contentdraftsave', useMember());
  const title = (published ?? draft ?? instead)?.title || contentKey;
  return (
    <>
      <PageHeader
        title={title}
        eyebrow={say(common.words)}
        intro={placeWords(contentKey)}
        actions={
          <>
            <ButtonLink variant="default" to={paths.words()} icon={<IconArrowLeft aria-hidden size={18} />}>
              {say(texts.backToList)}
            </ButtonLink>
            {isOwn && !isRetired && mayWrite ? <Retire contentKey={contentKey} title={title} /> : null}
          </>
        }
      />
      <div className={layout.sections}>
        <LanguageLinks
          label={say(texts.inLanguage)}
          shown={language}
          addressOf={(one) => paths.words(contentKey, one)}
        />
        {mayWrite && !isRetired ? <TextForm text={text} /> : <OnlyRead text={text} />}
        <History text={text} mayWrite={mayWrite && !isRetired} />
      </div>
    </>
  );
}

function OnlyRead({ text }: { text: Text }) {
  const { title, markdown } = writtenIn(text);
  return (
    <div className={layout.stack}>
      <p className={words.soft}>{say(text.isRetired ? texts.retiredNote : texts.readOnly)}</p>
      <Preview title={title} markdown={markdown} />
    </div>
  );
}
