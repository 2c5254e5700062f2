import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Panel {
  id: number;
  gridPos: { x: number; y: number };
  targets: { expr: string }[];
}
const dashboard = JSON.parse(textOf('deploy/grafana-dashboard.json')) as { panels: Panel[] };
const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

const alerts = textOf('deploy/prometheus-alerts.yml');
const raised = [...alerts.matchAll(/^ +expr: '(.*)'$/gm)].map(([, expr = '']) => expr.replaceAll("''", "'"));
const count = (pattern: RegExp) => alerts.match(pattern)?.length;

/** The figures of the table by their names, each with its own labels. */
const figures = new Map(
  [...textOf('docs/operations.md').matchAll(/^\| `(?<name>\w+)(\{(?<labels>[\w,]+)\})?` +\| (?<type>\w+)/gm)].map(
    ({ groups }) => [groups?.name ?? '', { labels: groups?.labels?.split(',') ?? [], type: groups?.type }],
  ),
);
const ofScrape = ['instance', 'job', 'le'];

/** What an expression asks for that the table does not have. */
function unknownIn(expr: string): string[] {
  const asked = expr.matchAll(/\b(?<name>(?:laurel|process|nodejs)_\w+)(?:\{(?<labels>[^}]*)\})?/g);
  return [...asked].flatMap(({ groups }) => {
    const { name = '', labels = '' } = groups ?? {};
    const figure = figures.get(name) ?? histogramOf(name);
    if (!figure) return [name];
    const known = [...figure.labels, ...ofScrape];
    const named = [...labels.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label = '']) => label);
    return named.filter((label) => !known.includes(label)).map((label) => `${name}{${label}}`);
  });
}

function histogramOf(name: string) {
  const figure = figures.get(name.replace(/_(bucket|count|sum)$/, ''));
  return figure?.type === 'histogram' ? figure : undefined;
}

test('every figure of the alerts and of the dashboard stands in docs/operations.md with its labels', () => {
  expect(figures.size).toBeGreaterThan(30);
  expect([...raised, ...shown].flatMap(unknownIn)).toEqual([]);
  expect(unknownIn('laurel_mesages + laurel_messages{colour="red"} + laurel_messages_count')).toEqual([
    'laurel_mesages',
    'laurel_messages{colour}',
    'laurel_messages_count',
  ]);
});

test('every alert has a severity, a summary and a page that says what to do, which is there', () => {
  const all = count(/^ +- alert: /gm);
  expect([count(/severity: (critical|warning) /g), count(/^ +summary: '.+'$/gm), raised.length]).toEqual([
    all,
    all,
    all,
  ]);
  const pages = [...alerts.matchAll(/^ +runbook: (?<page>\S+\.md)(#(?<anchor>\S+))?$/gm)];
  expect(pages).toHaveLength(all ?? 0);
  for (const { groups } of pages) {
    const text = textOf(groups?.page ?? '');
    const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, words = '']) => anchorOf(words));
    if (groups?.anchor) expect(anchors).toContain(groups.anchor);
  }
});

const anchorOf = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

test('each alert is tried in both ways: what raises it, and what does not', () => {
  const trials = textOf('deploy/prometheus-alerts.test.yml');
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const isTried = (name: string, told: string) =>
    new RegExp(`alertname: ${name}\\n +exp_alerts:${told}\\n`).test(trials);
  const untried = names.filter((name) => !isTried(name, '') || !isTried(name, ' \\[\\]'));
  expect(untried).toEqual([]);
});

test('the dashboard is one of Grafana: each panel has its own place and asks something', () => {
  const places = dashboard.panels.map(({ gridPos }) => JSON.stringify(gridPos));
  expect(new Set(places).size).toBe(places.length);
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(places.length);
  expect(dashboard.panels.filter(({ targets }) => targets.length === 0)).toEqual([]);
});

const promtool = (...words: string[]) => spawnSync('promtool', words, { encoding: 'utf8', cwd: root });

test('Prometheus takes the alerts, raises them when it should, and takes what the dashboard asks', ({ skip }) => {
  skip(promtool('--version').status !== 0, 'promtool is not on this machine');
  const folder = mkdtempSync(path.join(tmpdir(), 'laurel-alerts-'));
  const rules = shown.map((expr, at) => ({ record: `laurel:shown:${at}`, expr: ofPrometheus(expr) }));
  const file = path.join(folder, 'dashboard.json');
  // JSON is YAML too.
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  for (const words of [
    ['check', 'rules', 'deploy/prometheus-alerts.yml', file],
    ['test', 'rules', 'deploy/prometheus-alerts.test.yml'],
    ['check', 'config', '--syntax-only', 'deploy/prometheus.yml'],
  ])
    expect(promtool(...words)).toMatchObject({ status: 0, stderr: '' });
  rmSync(folder, { recursive: true });
});

/** What Grafana fills in before it asks. */
const ofPrometheus = (expr: string) => expr.replaceAll('$__rate_interval', '2m').replaceAll('$instance', '.*');
