import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useStore } from '#lib/store.ts';
import { siteLook } from './site.ts';
import { themeOf, variablesOf } from './theme.ts';

/** The same key as in public/scheme.js. */
const colorSchemeManager = localStorageColorSchemeManager({ key: 'laurel.scheme' });

export function Themed({ children }: { children: ReactNode }) {
  const look = useStore(siteLook);
  const theme = useMemo(() => themeOf(look), [look]);
  const variables = useMemo(() => variablesOf(look), [look]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      // All variables come from here, so that their style sheet of the same size need not be loaded.
      deduplicateCssVariables={false}
    >
      {children}
    </MantineProvider>
  );
}
