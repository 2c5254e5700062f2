import { locale } from '@laurel/contract/say';
import type { PdfPaper } from './pdf.ts';

const a4: PdfPaper = { width: 595, height: 842 };
const letter: PdfPaper = { width: 612, height: 792 };
/** Where paper has inches. */
const lettered = ['US', 'CA', 'MX', 'BZ', 'CL', 'CO', 'CR', 'DO', 'GT', 'NI', 'PA', 'PH', 'PR', 'SV', 'VE'];

/** The paper of the reader's country. */
export function paperHere(): PdfPaper {
  const { region } = new Intl.Locale(locale());
  return region && lettered.includes(region) ? letter : a4;
}

/** Points from each edge of the paper. */
export const margin = 48;
