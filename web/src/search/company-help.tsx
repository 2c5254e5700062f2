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

/** Of the HTML that the server wrote: whatever stands in it becomes words alone. */
function headingsOf(key: string, { title, content }: { title: string; content: string }): Option[] {
  const [, ...sections] = content.split(/<h[2-4]\b[^>]*>/i);
  return sections.map((section, n) => {
    const [heading = '', below = ''] = section.split(/<\/h[2-4]>/i);
    return {
      id: `page ${key} ${n}`,
      group: 'help',
      label: wordsIn(heading),
      detail: say(texts.inPage, { title }),
      to: paths.content(key),
      sign: <Sign of="help" />,
      otherWords: wordsIn(below),
    };
  });
}

const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', amp: '&' };

function wordsIn(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => signs[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
