import type { GroupCard } from '@laurel/contract/calls/groupcards/groupcard';
import { say } from '@laurel/contract/say';
import { IconFileDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { download } from '#lib/download.ts';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { keepsakeOf } from './keepsake-of.ts';
import { cardTitle } from './occasions.ts';
import * as texts from './texts.ts';

/** The card as a file, or on paper. What makes the file comes when it is asked for. */
export function Keep({ card }: { card: GroupCard }) {
  const [state, setState] = useState<'ready' | 'waits' | 'failed'>('ready');
  const save = async () => {
    setState('waits');
    try {
      const [{ makeKeepsake }, keepsake] = await Promise.all([import('#keepsake/make-keepsake.ts'), keepsakeOf(card)]);
      download(`${cardTitle(card)}.pdf`, await makeKeepsake(keepsake));
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={layout.lines}>
      <div className={layout.row}>
        <Button
          variant="soft"
          size="md"
          icon={<IconFileDownload aria-hidden size={18} stroke={1.8} />}
          isWaiting={state === 'waits'}
          onClick={() => void save()}
        >
          {say(texts.savePdf)}
        </Button>
        <Button
          variant="soft"
          size="md"
          icon={<IconPrinter aria-hidden size={18} stroke={1.8} />}
          onClick={() => window.print()}
        >
          {say(common.print)}
        </Button>
      </div>
      {state === 'failed' ? <FailureNote>{say(texts.notSaved)}</FailureNote> : null}
    </div>
  );
}
