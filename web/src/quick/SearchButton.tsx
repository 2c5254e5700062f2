import { say } from '@laurel/contract/say';
import { IconSearch } from '@tabler/icons-react';
import * as common from '#lib/texts.ts';
import * as texts from '#search/texts.ts';
import { opened } from './opened.ts';
import classes from './SearchButton.module.css';

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

export const openSearch = () => opened.set('search');

/** In the header: like a field where there is room, else an icon. */
export function SearchButton() {
  return (
    <button
      type="button"
      className={classes.button}
      aria-haspopup="dialog"
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      onClick={openSearch}
    >
      <IconSearch aria-hidden size={20} stroke={1.7} />
      <span className={classes.words}>{say(common.search)}</span>
      <kbd aria-hidden className={classes.key}>
        {isMac ? '⌘ K' : say(texts.openKey)}
      </kbd>
    </button>
  );
}
