import type { NominationReader } from '@laurel/contract/calls/nominations/nomination-reader';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { rich } from '#lib/rich.ts';
import { Link } from '#router/Link.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { illustrations, paths } from '../paths.ts';
import { firstNames } from './first-names.ts';
import { readerWords } from './reader-words.ts';
import * as texts from './texts.ts';

interface NominationSentProps {
  answer: { readBy: readonly NominationReader[]; nomIds: readonly string[] };
  /** Of the nominees, where the screen has several. */
  names?: readonly string[];
}

const namesShown = 6;

/** Says that it worked, for whom and who reads it; stays until the next form begins. */
export function NominationSent({ answer, names = [] }: NominationSentProps) {
  return (
    <Notice
      tone="done"
      className={layout.above}
      sign={<Picture src={illustrations.success} width={112} height={80} className={layout.large} />}
    >
      <p className={words.name}>{say(said.nominationSubmitted)}</p>
      {names.length > 0 ? <p className={words.soft}>{firstNames(names, namesShown)}</p> : null}
      <p>
        {readerWords(answer.readBy, answer.nomIds.length)}{' '}
        {rich(texts.whereToSee, { link: (name) => <Link to={paths.myNominations}>{name}</Link> })}
      </p>
    </Notice>
  );
}
