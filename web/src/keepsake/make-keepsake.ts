interface KeepsakeSignature {
  name: string;
  words: string;
  dir: string;
  picture?: Blob;
  strokes?: number[][];
  script?: string;
}

export interface Keepsake {
  title: string;
  subtitle: string;
  dir: string;
  signatures: KeepsakeSignature[];
}

/** A card as a file to keep. */
export async function makeKeepsake({ title, subtitle, signatures }: Keepsake): Promise<Blob> {
  const lines = signatures.map(({ name, words }) => `${name}: ${words}`);
  return new Blob([[title, subtitle, ...lines].join('\n')], { type: 'application/pdf' });
}
