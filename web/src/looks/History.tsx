import type { LookVersion } from '@laurel/contract/calls/looks';
import type { LookDocument } from '@laurel/contract/looks/look';
import { say } from '@laurel/contract/say';
import { errorWords } from '#api/call-error.ts';
import { useListPages } from '#api/use-list-pages.ts';
import { formatDate } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { PageTurner } from '#ui/navigation/PageTurner.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import classes from './Looks.module.css';
import * as texts from './texts.ts';

const size = 10;

interface HistoryProps {
  site: string;
  /** The look that it has now. */
  now: number;
  onReturn: (document: LookDocument) => void;
}

/** Every look that a site had: who saved it, why, and what it says otherwise than the one before. */
export function History({ site, now, onReturn }: HistoryProps) {
  const { data, error, turner } = useListPages('lookversions', { site, size }, { errors: 'screen' });
  return (
    <Card title={say(texts.versions)}>
      {error ? <FailureNote>{errorWords(error)}</FailureNote> : null}
      {!data && !error ? <SkeletonRows rows={3} /> : null}
      <ol className={classes.versions}>
        {data?.versions.map((one) => (
          <Version key={one.look} version={one} isNow={one.look === now} onReturn={onReturn} />
        ))}
      </ol>
      {data ? <PageTurner {...turner} /> : null}
    </Card>
  );
}

interface VersionProps extends Pick<HistoryProps, 'onReturn'> {
  version: LookVersion;
  isNow: boolean;
}

function Version({
  version: { version, dateSaved, byMember, reason, differences, document },
  isNow,
  onReturn,
}: VersionProps) {
  return (
    <li className={classes.version}>
      <div className={layout.head}>
        <h3 className={words.name}>{say(texts.versionNumber, { version })}</h3>
        {isNow ? <Badge tone="done">{say(texts.wornNow)}</Badge> : null}
      </div>
      <p className={words.facts}>{say(texts.savedBy, { day: formatDate(dateSaved), by: byMember || 'portal' })}</p>
      {reason ? (
        <blockquote className={words.quote} dir="auto">
          {reason}
        </blockquote>
      ) : null}
      <ul className={classes.differences}>
        {differences.map(({ at, before, after }) => (
          <li key={at} className={words.facts}>
            <code>{at}</code> <del dir="auto">{before}</del> → <ins dir="auto">{after}</ins>
          </li>
        ))}
      </ul>
      {isNow ? null : (
        <Button
          variant="default"
          onClick={() => {
            onReturn(document);
            notify(say(texts.inForm));
          }}
        >
          {say(texts.returnTo)}
          <span className="visually-hidden"> {say(texts.versionNumber, { version })}</span>
        </Button>
      )}
    </li>
  );
}
