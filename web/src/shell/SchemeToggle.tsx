import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { IconButton } from '#ui/buttons/IconButton.tsx';

export function SchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const next = dark ? 'light' : 'dark';
  return (
    <IconButton label={`Switch to ${next} colours`} onClick={() => setColorScheme(next)}>
      {dark ? <IconSun aria-hidden size={20} stroke={1.7} /> : <IconMoon aria-hidden size={20} stroke={1.7} />}
    </IconButton>
  );
}
