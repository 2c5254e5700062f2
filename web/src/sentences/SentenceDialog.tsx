import { mayCall } from '@laurel/contract/call-rows';
import type { Sentence } from '@laurel/contract/calls/sentences';
import type { Language } from '@laurel/contract/languages';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { useMember } from '#session/member.ts';
import layout from '#ui/layout/layout.module.css';
import { DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { AboutSentence } from './AboutSentence.tsx';
import { Planned } from './Planned.tsx';
import { SaidBefore } from './SaidBefore.tsx';
import { SentenceForm } from './SentenceForm.tsx';
import * as texts from './texts.ts';
import { useSentenceForm } from './use-sentence-form.ts';

const WholeMessage = late(() => import('./WholeMessage.tsx').then((m) => m.WholeMessage));

interface SentenceDialogProps {
  language: Language;
  /** As the list had it. */
  sentence: Sentence;
  /** The e-mail or SMS to which the list was narrowed. */
  message: string | undefined;
  onClose: () => void;
}

/** One sentence of the portal: worded, looked at with examples, and all that the company said there before. */
export function SentenceDialog({ language, sentence, message, onClose }: SentenceDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(
    callQuery('sentenceversions', { language, key: sentence.key }, { errors: 'screen', staleTime: 0 }),
  );
  const form = useSentenceForm({ language, sentence, onSaid: onClose });
  const mayChange = mayCall('savesentence', useMember());
  const now = data ?? sentence;
  return (
    <DecisionDialog title={say(texts.dialogTitle)} size="xl" onClose={onClose}>
      <div className={layout.stack}>
        {mayChange ? (
          <SentenceForm
            form={form}
            language={language}
            now={now}
            changedBy={data?.versions[0]?.byMember ?? ''}
            onAway={onClose}
          />
        ) : (
          <>
            <AboutSentence language={language} sentence={now} />
            {now.planned ? <Planned language={language} sentence={now} planned={now.planned} /> : null}
          </>
        )}
        <WholeMessage
          language={language}
          sentenceKey={now.key}
          text={mayChange ? form.values.text : (now.own ?? now.released)}
          wanted={message}
        />
        {data ? (
          <SaidBefore
            language={language}
            told={data}
            onAgain={mayChange ? (text) => form.change({ text }) : undefined}
          />
        ) : null}
        {!data && error ? <NotRead {...{ error, isFetching, refetch }} own={say(texts.oneNotRead)} compact /> : null}
        {!data && !error ? <SkeletonRows rows={1} height={3} /> : null}
      </div>
    </DecisionDialog>
  );
}
