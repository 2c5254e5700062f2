import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { CompanyWords } from '#blocks/CompanyWords.tsx';
import * as common from '#lib/texts.ts';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import classes from './IdeaBox.module.css';
import { IdeaFields } from './IdeaFields.tsx';
import { IdeaSent } from './IdeaSent.tsx';
import { MyIdeas } from './MyIdeas.tsx';

/** Submit an idea, and see what became of the earlier ones. */
export function IdeaBoxPage() {
  const [isSent, setSent] = useState(false);
  return (
    <div className={classes.page}>
      {isSent ? (
        <IdeaSent onAnother={() => setSent(false)} />
      ) : (
        <>
          <PageHeader title={say(common.ideaBox)} intro={<CompanyWords contentKey="topmsgideabox" letters={238} />} />
          <IdeaFields onSent={() => setSent(true)} />
        </>
      )}
      <MyIdeas />
    </div>
  );
}
