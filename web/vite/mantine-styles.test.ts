import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foundations, styledComponent, styleLayer } from './mantine-styles.ts';

/** What the plugin takes for granted of Mantine's inner files: a release that moves them must not lose styles silently. */
const mantine = join(createRequire(import.meta.url).resolve('@mantine/core/styles.css'), '..');
const styles = join(mantine, 'styles');
const sheets = readdirSync(styles).filter((file) => file.endsWith('.layer.css'));
/** So many letters tell a sheet from the others. */
const beginning = 60;
const read = (file: string) => readFileSync(join(styles, file), 'utf8');

test('what a component loads for its classes is found, and each has a sheet', () => {
  const modules = readdirSync(join(mantine, 'esm'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.mjs'),
  );
  expect(modules.length).toBeGreaterThan(80);
  const missing = modules.filter((file) => {
    const component = styledComponent(join(mantine, 'esm', file));
    return !component || !existsSync(join(styles, `${component}.layer.css`));
  });
  expect(missing).toEqual([]);
});

test('each sheet is put into a layer of ours', () => {
  expect(sheets.length).toBeGreaterThan(80);
  const astray = sheets.filter((file) => {
    const layered = styleLayer(join(styles, file), read(file)) ?? '';
    return !/^@layer mantine\.\w+ \{/.test(layered) || layered.includes('@layer mantine {');
  });
  expect(astray).toEqual([]);
});

test('the layers are declared in the order in which Mantine’s whole sheet has the foundations', () => {
  const whole = readFileSync(join(mantine, 'styles.css'), 'utf8');
  const places = foundations.map((name) => whole.indexOf(read(`${name}.css`).trim().slice(0, beginning)));
  expect(places.filter((place) => place < 0)).toEqual([]);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const declared = readFileSync(join(import.meta.dirname, '../src/theme/layers.css'), 'utf8');
  expect(declared.match(/mantine\.\w+/g)).toEqual(['base', ...foundations, 'rest'].map((name) => `mantine.${name}`));
});
