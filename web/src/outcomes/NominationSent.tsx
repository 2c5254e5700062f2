import type { NominationReader } from '@laurel/contract/calls/nominations/nomination-reader';
import { Link } from '#router/Link.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { illustrations, paths } from '../paths.ts';
import { readerWords } from './reader-words.ts';

interface NominationSentProps {
  answer: { readBy: readonly NominationReader[]; nomIds: readonly string[] };
  /** Of the nominees, where the screen has several. */
  names?: readonly string[];
}

const namesShown = 6;

/** Says that it worked, for whom and who reads it; stays until the next form begins. */
export function NominationSent({ answer, names = [] }: NominationSentProps) {
  const more = names.length - namesShown;
  return (
    <Notice
      tone="done"
      className={layout.above}
      sign={<Picture src={illustrations.success} width={112} height={80} className={layout.large} />}
    >
      <p className={words.name}>Successfully submitted nomination</p>
      {names.length > 0 ? (
        <p className={words.soft}>
          {names.slice(0, namesShown).join(', ')}
          {more > 0 ? ` and ${more} more` : ''}
        </p>
      ) : null}
      <p>
        {readerWords(answer.readBy, answer.nomIds.length)} <Link to={paths.myNominations}>My nominations</Link> tells
        what becomes of it.
      </p>
    </Notice>
  );
}
