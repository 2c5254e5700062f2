import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import type { CallOutput } from '#api/call.ts';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { formatTime } from '#lib/dates.ts';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { SmallTable } from '#ui/tables/SmallTable.tsx';
import classes from './Oversight.module.css';
import { addressOf } from './subjects.ts';
import * as texts from './texts.ts';

interface EntryDialogProps {
  auditId: string;
  /** Another entry in its place. */
  onOpen: (auditId: string) => void;
  /** All that somebody did, or that concerns them. */
  onBy: (memberId: string) => void;
  onAbout: (memberId: string) => void;
  onClose: () => void;
}

type Entry = CallOutput<'auditone'>;

/** One entry whole, with its place in the chain. */
export function EntryDialog({ auditId, onClose, ...deeds }: EntryDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(callQuery('auditone', { auditId }, { errors: 'screen' }));
  return (
    <Dialog title={say(texts.entryTitle, { entry: auditId })} size="lg" shape="sheet" onClose={onClose}>
      {data ? <Whole entry={data} {...deeds} /> : null}
      {!data && error ? <NotRead compact {...{ error, isFetching, refetch }} /> : null}
      {!data && !error ? <SkeletonRows rows={6} /> : null}
    </Dialog>
  );
}

type Deeds = Pick<EntryDialogProps, 'onOpen' | 'onBy' | 'onAbout'>;

function Whole({ entry, onOpen, onBy, onAbout }: Deeds & { entry: Entry }) {
  const { actor, at, act, subject, concerns, changes, facts, isErased, chain } = entry;
  const address = addressOf(subject, useMember());
  const { previousId, nextId } = chain;
  return (
    <div className={layout.stack}>
      <p className={words.name}>{entry.words}</p>
      <Facts>
        <LabelledValue label={say(texts.when)}>{formatTime(at)}</LabelledValue>
        <LabelledValue label={say(texts.who)}>
          {actor ? (
            <button type="button" className={words.link} onClick={() => onBy(actor.memberId)}>
              {actor.name}
              <span className="visually-hidden"> {say(texts.allByThem)}</span>
            </button>
          ) : (
            say(texts.portal)
          )}
        </LabelledValue>
        <LabelledValue label={say(texts.subject)}>
          {address ? (
            <Link className={words.link} to={address}>
              {subject.noun}:{subject.id}
            </Link>
          ) : (
            `${subject.noun}:${subject.id}`
          )}
        </LabelledValue>
        <LabelledValue label={say(texts.act)}>{act}</LabelledValue>
        {facts.map(({ name, value }) => (
          <LabelledValue key={name} label={name}>
            {value}
          </LabelledValue>
        ))}
      </Facts>
      <Concerns concerns={concerns} onAbout={onAbout} />
      {changes.length > 0 ? (
        <SmallTable caption={say(texts.changes)} columns={[say(texts.field), say(texts.before), say(texts.after)]}>
          {changes.map(({ name, before, after }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <bdi>{before ?? '–'}</bdi>
              </td>
              <td>
                <bdi>{after ?? '–'}</bdi>
              </td>
            </tr>
          ))}
        </SmallTable>
      ) : null}
      {isErased ? <p className={words.facts}>{say(texts.isErased)}</p> : null}
      <Chain chain={chain} />
      <div className={layout.row}>
        {previousId ? (
          <Button variant="default" onClick={() => onOpen(previousId)}>
            {say(texts.entryBefore)}
          </Button>
        ) : null}
        {nextId ? (
          <Button variant="default" onClick={() => onOpen(nextId)}>
            {say(texts.entryAfter)}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Concerns({ concerns: { count, people }, onAbout }: Pick<Entry, 'concerns'> & Pick<Deeds, 'onAbout'>) {
  if (count === 0) return null;
  return (
    <section className={layout.lines} aria-labelledby="audit-concerns">
      <h3 id="audit-concerns" className={words.kind}>
        {say(texts.concerns, { count })}
      </h3>
      <ul className={layout.row}>
        {people.map(({ memberId, name, memberNumber }) => (
          <li key={memberId}>
            <button type="button" className={words.link} onClick={() => onAbout(memberId)}>
              <bdi>{name}</bdi> <bdi>({memberNumber})</bdi>
              <span className="visually-hidden"> {say(texts.allAboutThem)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Chain({ chain: { hash, previousHash, isWhole, eventId } }: Pick<Entry, 'chain'>) {
  return (
    <section className={`${layout.tray} ${layout.stack}`} aria-labelledby="audit-chain">
      <div className={layout.ends}>
        <h3 id="audit-chain" className={words.name}>
          {say(texts.chain)}
        </h3>
        <Badge tone={isWhole ? 'done' : 'danger'}>{say(isWhole ? texts.isWhole : texts.isBroken)}</Badge>
      </div>
      <p className={words.facts}>{say(isWhole ? texts.wholeWords : texts.brokenWords)}</p>
      <Facts>
        <LabelledValue label={say(texts.hash)}>
          <code className={classes.hash}>{hash}</code>
        </LabelledValue>
        <LabelledValue label={say(texts.previousHash)}>
          <code className={classes.hash}>{previousHash || '–'}</code>
        </LabelledValue>
        {eventId ? <LabelledValue label={say(texts.event)}>{eventId}</LabelledValue> : null}
      </Facts>
    </section>
  );
}
