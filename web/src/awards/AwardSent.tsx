import type { AwardKind } from '@laurel/contract/points';
import { valueWords } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { ECard } from '#ecards/ECard.tsx';
import { reasonOf, type SentAward } from '#giving/award-form.ts';
import type { KindRules } from '#giving/award-kinds.ts';
import { SentFacts } from '#giving/SentFacts.tsx';
import { toWords } from '#giving/to-words.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { ownName } from '#session/own-name.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { Title } from '#ui/display/Title.tsx';
import { useArrival } from '#ui/focus/arrival.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { late } from '#ui/states/late.tsx';
import { fewPaths } from '../few-paths.ts';
import { illustrations, paths } from '../paths.ts';
import classes from './AwardSent.module.css';
import * as texts from './texts.ts';

const TakeBack = late(() => import('#undoing/TakeBack.tsx').then((m) => m.TakeBack));

interface AwardSentProps {
  kind: AwardKind;
  rules: KindRules;
  sent: SentAward;
  /** Of a vote: one goes on to announce who has won it. */
  isPrize: boolean;
  onAnother: () => void;
}

/** What was sent to whom, with the server's words, and the card; of an award from a budget what it took of it. */
export function AwardSent({ kind, rules, sent, isPrize, onAnother }: AwardSentProps) {
  const page = useArrival<HTMLDivElement>();
  const { form, answer } = sent;
  const isAdhoc = kind === 'adhoc';
  const name = say(texts.sentTab, { screen: rules.title });
  const [takenBack, setTakenBack] = useState('');
  if (takenBack) return <TakenBack {...{ name, rules, onAnother }} words={takenBack} />;
  return (
    <div className={classes.sent} ref={page}>
      <div className={isAdhoc ? layout.stack : `${layout.stack} ${layout.unprinted}`}>
        <p className={words.eyebrow}>{isAdhoc ? `${rules.title} · ${valueWords(form.reason)}` : rules.title}</p>
        {isAdhoc ? (
          <Title name={name}>{answer.message}</Title>
        ) : (
          <>
            <Title name={name}>{say(texts.onItsWay)}</Title>
            <p className={words.soft} role="status">
              {answer.message}
            </p>
          </>
        )}
        <SentFacts kind={kind} sent={sent} />
        {answer.takeBack ? <TakeBack takeBack={answer.takeBack} onDone={setTakenBack} /> : null}
        <div className={layout.row}>
          {isPrize ? (
            <ButtonLink size="md" to={fewPaths.quarterlySummary()}>
              {say(texts.announceWinner)}
            </ButtonLink>
          ) : null}
          <Button size="md" variant={isPrize ? 'default' : 'filled'} onClick={onAnother}>
            {say(texts.sendAnother)}
          </Button>
          <ButtonLink size="md" variant="default" to={paths.home}>
            {say(common.home)}
          </ButtonLink>
          {isAdhoc ? null : (
            <Button
              size="md"
              variant="default"
              icon={<IconPrinter aria-hidden size={18} stroke={1.6} />}
              onClick={() => window.print()}
            >
              {say(common.print)}
            </Button>
          )}
        </div>
      </div>
      {isAdhoc ? (
        <Picture src={illustrations.success} width={420} height={300} />
      ) : (
        <div className={classes.arrived}>
          <SentCard rules={rules} sent={sent} />
        </div>
      )}
    </div>
  );
}

interface TakenBackProps extends Pick<AwardSentProps, 'rules' | 'onAnother'> {
  name: string;
  words: string;
}

/** In place of what was sent. */
function TakenBack({ name, words: said, rules, onAnother }: TakenBackProps) {
  const page = useArrival<HTMLDivElement>();
  return (
    <div className={layout.stack} ref={page}>
      <p className={words.eyebrow}>{rules.title}</p>
      <Title name={name}>{said}</Title>
      <div className={layout.row}>
        <Button size="md" onClick={onAnother}>
          {say(texts.sendAnother)}
        </Button>
        <ButtonLink size="md" variant="default" to={paths.home}>
          {say(common.home)}
        </ButtonLink>
      </div>
    </div>
  );
}

function SentCard({ rules, sent: { form, answer } }: Pick<AwardSentProps, 'rules' | 'sent'>) {
  const member = useMember();
  const { pointsName } = member;
  const [sentAt] = useState(() => new Date().toISOString());
  return (
    <ECard
      value={reasonOf(rules, form)}
      to={toWords(form.recipients)}
      from={ownName(member)}
      message={form.message}
      points={answer.recipients > 0 ? answer.pointsTotal / answer.recipients : 0}
      pointsName={pointsName || say(common.points)}
      date={sentAt}
    />
  );
}
