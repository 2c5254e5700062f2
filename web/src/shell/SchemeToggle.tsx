import { IconMoon, IconSun } from '@tabler/icons-react';
import { useStore } from '#lib/store.ts';
import { chooseScheme, scheme } from '#theme/scheme.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';

export function SchemeToggle() {
  const dark = useStore(scheme) === 'dark';
  const next = dark ? 'light' : 'dark';
  return (
    <IconButton label={`Switch to ${next} colours`} onClick={() => chooseScheme(next)}>
      {dark ? <IconSun aria-hidden size={20} stroke={1.7} /> : <IconMoon aria-hidden size={20} stroke={1.7} />}
    </IconButton>
  );
}
