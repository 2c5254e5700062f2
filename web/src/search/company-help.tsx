import { say } from '@laurel/contract/say';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '#api/query-client.ts';
import { paths } from '../paths.ts';
import type { Option } from './option.ts';
import { Sign } from './Sign.tsx';
import * as texts from './texts.ts';

const freshMs = 10 * 60_000;
/** Pages of the company that answer questions; the menu leads to them too. */
const keys = ['howitworks', 'faq'] as const;

/** Headings of the company's own help, with what is written below each; nothing of a page that does not come. */
export function useCompanyHelp(): Option[] {
  const pages = useQueries({
    queries: keys.map((contentKey) =>
      callQuery('getcontentdb', { contentKey, isCache: true }, { errors: 'screen', staleTime: freshMs }),
    ),
  });
  const read = pages.map(({ data }) => data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read, and not the list of it
  return useMemo(() => read.flatMap((page, n) => (page ? headingsOf(keys[n] as string, page) : [])), read);
}

function headingsOf(key: string, { title, content }: { title: string; content: string }): Option[] {
  const body = new DOMParser().parseFromString(content, 'text/html').body;
  return [...body.querySelectorAll('h2, h3, h4')].map((heading, n) => ({
    id: `page ${key} ${n}`,
    group: 'help',
    label: heading.textContent.trim(),
    detail: say(texts.inPage, { title }),
    to: paths.content(key),
    sign: <Sign of="help" />,
    otherWords: wordsBelow(heading),
  }));
}

function wordsBelow(heading: Element): string {
  const words: string[] = [];
  for (let next = heading.nextElementSibling; next && !/^H[1-6]$/.test(next.tagName); next = next.nextElementSibling) {
    words.push(next.textContent);
  }
  return words.join(' ');
}
