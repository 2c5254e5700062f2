import { readerWords } from '#outcomes/reader-words.ts';
import { recipientName } from '#picker/recipient.ts';
import { Link } from '#router/Link.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { illustrations, paths } from '../paths.ts';
import classes from './Nominate.module.css';
import type { SentNomination } from './nominate-form.ts';

const namesShown = 6;

/** Says that it worked, for whom and who reads it; stays until the next form begins. */
export function NominationSent({ sent }: { sent: SentNomination | null }) {
  const names = sent?.members.map(recipientName) ?? [];
  const more = names.length - namesShown;
  return (
    <div role="status">
      {sent ? (
        <div className={classes.sent}>
          <Picture src={illustrations.success} width={112} height={80} className={classes.sentPicture} />
          <div>
            <p className={classes.sentWords}>Successfully submitted nomination</p>
            <p className={classes.sentNames}>
              {names.slice(0, namesShown).join(', ')}
              {more > 0 ? ` and ${more} more` : ''}
            </p>
            <p className={classes.sentNext}>
              {readerWords(sent.answer.readBy, sent.answer.nomIds.length)}{' '}
              <Link to={paths.myNominations}>My nominations</Link> tells what becomes of it.
            </p>
          </div>
        </div>
      ) : null}
    </div>
  );
}
