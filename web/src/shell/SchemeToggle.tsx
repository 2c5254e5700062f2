import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';

export function SchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const next = dark ? 'light' : 'dark';
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      radius="xl"
      size={44}
      aria-label={`Switch to ${next} colours`}
      onClick={() => setColorScheme(next)}
    >
      {dark ? <IconSun aria-hidden size={20} stroke={1.7} /> : <IconMoon aria-hidden size={20} stroke={1.7} />}
    </ActionIcon>
  );
}
