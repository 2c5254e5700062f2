import { designPath } from '../paths.ts';

/** The page of the parts, where the server answers for them. */
export async function partsPage() {
  const { ok } = await fetch(designPath, { method: 'HEAD' });
  if (!ok) throw new Error('Only the demonstration shows its parts.');
  return (await import('./PartsPage.tsx')).PartsPage;
}
