import { Keep } from './Keep.tsx';
import { SignatureGrid } from './SignatureGrid.tsx';
import { ThankAll } from './ThankAll.tsx';

/** What stands on a card that is there, in one file. */
export const shown = { Keep, SignatureGrid, ThankAll };
