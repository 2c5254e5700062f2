import { OpenIdeas } from '#ideas/OpenIdeas.tsx';
import { ShareIdea } from '#ideas/ShareIdea.tsx';
import { StageDialog } from '#ideas/StageDialog.tsx';
import { aWholeIdea, ideasOf } from './ideas.ts';
import { moreOf, Opened, open, Titled, type Wait } from './waits.tsx';

export const waitsOfIdeas: Wait[] = [
  {
    ...{ ...moreOf('ideas/OpenIdeas.tsx'), call: 'openideas', answers: ideasOf(30) },
    part: (
      <Titled>
        <OpenIdeas />
      </Titled>
    ),
  },
  {
    ...{ file: 'ideas/ShareIdea.tsx', name: 'Share with colleagues', call: 'shareidea' },
    part: (
      <Titled>
        <ShareIdea ideaBoxId="3" isShared={false} />
      </Titled>
    ),
    answers: { shareidea: () => ({ message: 'Your colleagues read it now.' }) },
  },
  {
    ...{ file: 'ideas/StageDialog.tsx', name: 'Tell everybody', call: 'stageideas' },
    part: (
      <Opened>
        {(close) => <StageDialog idea={{ ideaBoxId: '3', title: 'A bench' }} stage="new" onClose={close} />}
      </Opened>
    ),
    answers: { stageideas: () => ({ message: 'Done.' }), openidea: () => ({ idea: aWholeIdea() }) },
    before: open,
  },
];
