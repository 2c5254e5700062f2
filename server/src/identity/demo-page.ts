import { escapeHtml } from '#texts/escape-html';
import type { DemoListItem } from './demo-people.ts';

/** The demonstration's sign-on page: a searchable list of people, without scripts. */
export function choosePage({ uid, search, people }: { uid: string; search: string; people: DemoListItem[] }): string {
  const items = people.map(
    (person) => `<li><a href="/sso/demo/choose/${escapeHtml(uid)}?as=${encodeURIComponent(person.memberNumber)}">
      <strong>${escapeHtml(person.name)}</strong><span>${escapeHtml(person.division)}</span>${person.role ? `<em>${escapeHtml(person.role)}</em>` : ''}</a></li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign on to the Laurel demonstration</title><style>${style}</style></head>
<body><main>
<img src="/logo.svg" alt="" width="56" height="56">
<h1>Who would you like to be?</h1>
<p>This is the demonstration's own sign-on. In your company, your single sign-on page stands here.</p>
<form method="get" role="search"><label for="search">Search people</label>
<div><input id="search" name="search" value="${escapeHtml(search)}" placeholder="Name or member number" autocomplete="off" autofocus><button>Search</button></div></form>
${items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p role="status">Nobody has this name. Try fewer letters.</p>'}
</main></body></html>`;
}

const style = `
:root{color-scheme:light dark;--ink:#16281d;--soft:#51645a;--line:#dbe5dd;--card:#fff;--page:#f4f7f2;--green:#14663f}
@media(prefers-color-scheme:dark){:root{--ink:#e9f1ea;--soft:#a9bcae;--line:#2b3a31;--card:#17211b;--page:#0e1511;--green:#7fd6a4}}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--page)}
main{max-width:640px;margin:0 auto;padding:48px 20px 64px}h1{font-size:30px;line-height:1.15;letter-spacing:-.02em;margin:16px 0 8px}
p{color:var(--soft);margin:0 0 24px}label{display:block;font-weight:600;margin-bottom:6px}form div{display:flex;gap:8px;margin-bottom:20px}
input{flex:1;min-width:0;font:inherit;color:inherit;padding:11px 14px;border:1px solid var(--line);border-radius:12px;background:var(--card)}
button{font:inherit;font-weight:600;padding:11px 18px;border:0;border-radius:12px;background:var(--green);color:var(--page)}
ul{list-style:none;margin:0;padding:0;border:1px solid var(--line);border-radius:16px;overflow:hidden;background:var(--card)}
li+li{border-top:1px solid var(--line)}a{display:grid;gap:1px;padding:12px 18px;color:inherit;text-decoration:none}
a:hover,a:focus-visible{background:color-mix(in srgb,var(--green) 9%,transparent)}span{color:var(--soft);font-size:14px}
em{font-style:normal;font-size:13px;font-weight:600;color:var(--green)}:focus-visible{outline:3px solid var(--green);outline-offset:2px}`;
