import { say } from '@laurel/contract/say';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useStore } from '#lib/store.ts';
import { chooseScheme, scheme } from '#theme/scheme.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import * as texts from './texts.ts';

export function SchemeToggle() {
  const dark = useStore(scheme) === 'dark';
  return (
    <IconButton label={say(dark ? texts.toLight : texts.toDark)} onClick={() => chooseScheme(dark ? 'light' : 'dark')}>
      {dark ? <IconSun aria-hidden size={20} stroke={1.7} /> : <IconMoon aria-hidden size={20} stroke={1.7} />}
    </IconButton>
  );
}
