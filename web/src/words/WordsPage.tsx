import { languages } from '@laurel/contract/languages';
import { language as readersLanguage } from '@laurel/contract/say';
import { useParams } from '#router/router.ts';
import { late } from '#ui/states/late.tsx';
import { PageSkeleton } from '#ui/states/PageSkeleton.tsx';
import { WordsList } from './WordsList.tsx';

const TextPage = late(() => import('./TextPage.tsx').then((m) => m.TextPage), { waiting: <PageSkeleton /> });

const SentencesPage = late(() => import('#sentences/SentencesPage.tsx').then((m) => m.SentencesPage), {
  waiting: <PageSkeleton />,
});

/** The texts of the company, one of them in one language, or all sentences of the portal. */
export function WordsPage() {
  const { contentKey, language: wanted = '' } = useParams();
  if (contentKey === undefined) return <WordsList />;
  const language = languages.find((one) => one.toLowerCase() === wanted.toLowerCase()) ?? readersLanguage();
  if (contentKey.toLowerCase() === 'sentences') return <SentencesPage key={language} language={language} />;
  return <TextPage key={`${contentKey} ${language}`} contentKey={contentKey.toLowerCase()} language={language} />;
}
