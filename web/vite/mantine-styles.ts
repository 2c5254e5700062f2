import type { Plugin } from 'vite';

/**
 * Loads the style sheet of a Mantine component exactly where the component itself is loaded: the budget of the first
 * page has no room for the whole sheet, and a hand-kept list of imports would go stale with the next screen.
 * Each sheet gets a cascade layer of its own, so that the order in which chunks arrive does not matter.
 */
export function mantineStyles(): Plugin {
  return {
    name: 'laurel:mantine-styles',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const component = styledComponent(id);
      if (component) return { code: `${code}\nimport '@mantine/core/styles/${component}.layer.css';`, map: null };
      const layered = styleLayer(id, code);
      return layered === undefined ? undefined : { code: layered, map: null };
    },
  };
}

/** The component whose class names a module holds. */
export function styledComponent(id: string): string | undefined {
  return /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/.exec(id)?.[1];
}

/** A component's sheet, in a layer of its own. */
export function styleLayer(id: string, code: string): string | undefined {
  const sheet = /@mantine\/core\/styles\/([\w-]+)\.layer\.css$/.exec(id)?.[1];
  return sheet && code.replace('@layer mantine', `@layer ${layerOf(sheet)}`);
}

/** While developing, dependencies are bundled before the plugins see them: there the whole sheet is loaded. */
export function mantineStylesWhole(): Plugin {
  return {
    name: 'laurel:mantine-styles-whole',
    apply: 'serve',
    transform(code, id) {
      if (!id.endsWith('/src/main.tsx')) return undefined;
      return { code: `import '@mantine/core/styles.layer.css';\n${code}`, map: null };
    },
  };
}

/** Sheets that others build on, in Mantine's own order; `src/shell/layers.css` declares the same. */
export const foundations = [
  'ScrollArea',
  'UnstyledButton',
  'Paper',
  'Overlay',
  'Popover',
  'Loader',
  'ActionIcon',
  'CloseButton',
  'Group',
  'ModalBase',
  'Input',
  'Flex',
  'InlineInput',
];
const globals = new Set(['global', 'baseline']);

function layerOf(sheet: string): string {
  if (globals.has(sheet)) return 'mantine.base';
  return foundations.includes(sheet) ? `mantine.${sheet}` : 'mantine.rest';
}
