import { AwardScreen } from './AwardScreen.tsx';

/** A manager rewards at once, from the points to award. */
export function AdhocRecognitionPage() {
  return <AwardScreen kind="adhoc" memberId={undefined} occasion={undefined} />;
}
