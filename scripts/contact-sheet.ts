import { readdirSync } from 'node:fs';

/** One page with every picture of the folder, a row for each screen. */
export function contactSheet(folder: string): string {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .sort();
  const rows = Map.groupBy(files, (file) => file.split('--').slice(0, 2).join(', '));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Laurel: every screen</title>
<style>
  body { margin: 2rem; background: #ddd; font: 1rem/1.4 sans-serif; }
  section { margin-bottom: 3rem; }
  div { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; }
  figure { flex: none; margin: 0; }
  img { display: block; height: 30rem; max-width: 48rem; object-fit: cover; object-position: top; background: #fff; }
</style>
<h1>${files.length} pictures</h1>
${[...rows].map(([name, row]) => `<section><h2>${name}</h2><div>${row.map(figure).join('')}</div></section>`).join('\n')}
</html>
`;
}

function figure(file: string): string {
  const words = file
    .replace(/\.png$/, '')
    .split('--')
    .slice(2)
    .join(', ');
  return `<figure><a href="${file}"><img src="${file}" alt="${words}" loading="lazy"></a><figcaption>${words}</figcaption></figure>`;
}
