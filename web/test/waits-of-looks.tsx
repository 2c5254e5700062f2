import { seedLook } from '@laurel/contract/looks/look';
import { page } from 'vitest/browser';
import { LooksPage } from '#looks/LooksPage.tsx';
import { PictureField } from '#looks/PictureField.tsx';
import { navigate } from '#router/router.ts';
import type { Answers } from './answers.ts';
import { Titled, type Wait } from './waits.tsx';

const { id: _, site: __, ...document } = seedLook;
const saved = { look: 1, dateSaved: '2026-01-01T00:00:00.000Z', byMember: '' };
const answers: Answers = {
  sitelooks: () => ({ sites: [{ site: 'laurel', people: 3, own: { ...saved, document } }] }),
  lookversions: () => ({
    versions: [{ ...saved, version: 1, reason: '', document, differences: [] }],
    total: 1,
    next: null,
  }),
  savelook: () => ({ message: 'Saved.', look: 2 }),
  lookpicupload: () => ({ picture: 'a'.repeat(32), width: 10, height: 10 }),
};
const screen = { part: <LooksPage />, member: { capabilities: ['programme' as const] }, answers };
const open = () => navigate('/?site=laurel', { replace: true });

export const waitsOfLooks: Wait[] = [
  {
    ...screen,
    file: 'looks/Editor.tsx',
    name: 'Save',
    call: 'savelook',
    before: async () => {
      await open();
      await page.getByRole('textbox', { name: /^Name of the portal/ }).fill('Alba');
      await page.getByRole('textbox', { name: /^Why/ }).fill('Another house');
    },
  },
  {
    ...screen,
    part: (
      <Titled>
        <PictureField label="Logo" picture="laurel" error={undefined} onChange={() => {}} />
      </Titled>
    ),
    file: 'looks/PictureField.tsx',
    name: /Drop a picture here/,
    call: 'lookpicupload',
    takes: new File(['x'], 'logo.png', { type: 'image/png' }),
  },
];
