import { message } from '@laurel/contract/message';

export const whatSeen = message('What did you see?', 'Names the choice of behaviours for which somebody is nominated.');
export const whatSeenHint = message('Tick one or several of our behaviours.', 'Below "What did you see?".');
export const other = message('Other', 'Between the behaviours and the one choice that is none of them.');
export const preview = message('Preview', 'Read aloud: names the nomination as it will look, beside the form.');
export const yourNomination = message('Your nomination', 'Heads the nomination as it will look, beside the form.');
export const previewEmpty = message(
  'Choose somebody, and see here what your nomination will look like.',
  'Beside the form, until a nominee is chosen.',
);
export const nominatedByName = message('Nominated by {name}', 'Below a nomination as it will look: who nominates.');
export const behaviours = message(
  'Behaviours',
  'Read aloud: what a nominee is nominated for. The names of them follow.',
);
