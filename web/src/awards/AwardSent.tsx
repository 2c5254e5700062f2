import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ECard } from '#ecards/ECard.tsx';
import { formatPoints } from '#lib/points.ts';
import { recipientName } from '#picker/recipient.ts';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { Title } from '#ui/Title.tsx';
import { paths } from '../paths.ts';
import classes from './Award.module.css';
import { toWords } from './AwardPreview.tsx';
import { reasonOf, type SentAward } from './award-form.ts';
import type { AwardKind, KindRules } from './award-kinds.ts';
import { namesWords } from './quote.ts';

interface AwardSentProps {
  kind: AwardKind;
  rules: KindRules;
  sent: SentAward;
  onAnother: () => void;
}

/** What was sent to whom, with the server's words, and the card. */
export function AwardSent({ kind, rules, sent, onAnother }: AwardSentProps) {
  const { form, answer } = sent;
  const own = useMember();
  const pointsName = own.pointsName || 'Points';
  const [sentAt] = useState(() => new Date().toISOString());
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
  const unreached = namesWords(answer.unreachable);
  return (
    <div className={classes.sent} ref={page}>
      <div className={classes.sentWords}>
        <p className={classes.eyebrow}>{rules.title}</p>
        <Title name={`${rules.title}: sent`}>On its way!</Title>
        <p className={classes.message} role="status">
          {answer.message}
        </p>
        <dl className={classes.facts}>
          <Fact name="Recipients">
            {formatPoints(answer.recipients)} {answer.recipients === 1 ? 'person' : 'people'}
            <span className={classes.names}>{form.recipients.map(recipientName).join(', ')}</span>
          </Fact>
          {answer.pointsTotal > 0 ? (
            <Fact name="Points in all">
              {formatPoints(answer.pointsTotal)} {pointsName}
            </Fact>
          ) : null}
          {kind === 'payitforward' ? (
            <Fact name="You have left">
              {formatPoints(own.awardsPointsAvailable)} {pointsName}
            </Fact>
          ) : null}
          {unreached ? <Fact name="Seen in the portal only">{unreached}</Fact> : null}
        </dl>
        <div className={classes.actions}>
          <Button size="md" onClick={onAnother}>
            Send Another
          </Button>
          <Button size="md" variant="default" component={Link} to={paths.home}>
            Home
          </Button>
          <Button
            size="md"
            variant="default"
            leftSection={<IconPrinter aria-hidden size={18} stroke={1.6} />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </div>
      </div>
      <div className={classes.arrived}>
        <ECard
          value={reasonOf(rules, form)}
          to={toWords(form.recipients)}
          from={`${own.firstname} ${own.surname}`}
          message={form.message}
          points={answer.recipients > 0 ? answer.pointsTotal / answer.recipients : 0}
          pointsName={pointsName}
          date={sentAt}
        />
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
