import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatPoints } from '#lib/points.ts';
import { recipientName } from '#picker/recipient.ts';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { Picture } from '#ui/Picture.tsx';
import { Title } from '#ui/Title.tsx';
import { illustrations, paths } from '../paths.ts';
import classes from './Award.module.css';
import type { SentAward } from './award-form.ts';
import { namesWords } from './quote.ts';

const namesShown = 8;

/** The server's words, what it took, and what is left to award. */
export function AdhocSent({ sent, onAnother }: { sent: SentAward; onAnother: () => void }) {
  const { form, answer } = sent;
  const { awardsPointsAvailableMng, pointsName } = useMember();
  const name = pointsName || 'Points';
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
  const names = form.recipients.map(recipientName);
  const more = names.length - namesShown;
  const unreached = namesWords(answer.unreachable);
  return (
    <div className={classes.sent} ref={page}>
      <div>
        <p className={classes.eyebrow}>Adhoc Recognition · {form.reason}</p>
        <Title name="Adhoc Recognition: sent">{answer.message}</Title>
        <dl className={classes.facts}>
          <Fact name="Recipients">
            {formatPoints(answer.recipients)} {answer.recipients === 1 ? 'person' : 'people'}
            <span className={classes.names}>
              {names.slice(0, namesShown).join(', ')}
              {more > 0 ? ` and ${more} more` : ''}
            </span>
          </Fact>
          {unreached ? <Fact name="Seen in the portal only">{unreached}</Fact> : null}
          <Fact name="Points in all">
            {formatPoints(answer.pointsTotal)} {name}
          </Fact>
          <Fact name="You have left to award">
            {formatPoints(awardsPointsAvailableMng)} {name}
          </Fact>
        </dl>
        <div className={classes.actions}>
          <Button size="md" onClick={onAnother}>
            Send Another
          </Button>
          <Button size="md" variant="default" component={Link} to={paths.home}>
            Home
          </Button>
        </div>
      </div>
      <Picture src={illustrations.success} width={420} height={300} />
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
