import type { UploadKind } from '@laurel/contract/uploads';
import { refuse } from '#refuse';

interface ColumnsOfKind {
  required: readonly string[];
  optional: readonly string[];
}

/** The header rows by which files are told apart. */
const columnsByKind: Record<UploadKind, ColumnsOfKind> = {
  countries: {
    required: ['countryCode', 'country', 'timeZone', 'currency', 'symbol', 'decimals', 'pointValue', 'alloc'],
    // A theme per country is what a roster is made from; kept is what each row of the roster says.
    optional: ['truncateCents', 'symbolSuffix', 'pointsName', 'deliveryType', 'siteTemplate'],
  },
  roster: {
    required: ['memberNumber', 'firstName', 'surname', 'divisionCode', 'division', 'countryCode'],
    optional: [
      ...['email', 'cellNum', 'clusterCode', 'siteTemplate', 'managerNumber', 'hireDate', 'birthDay', 'birthMonth'],
      ...['isManager', 'isAdminReports', 'roleCa', 'roleCc', 'roleIdea', 'roleInv', 'isActive'],
    ],
  },
  budgets: { required: ['memberNumber', 'period', 'points'], optional: [] },
  products: {
    required: ['productCode', 'alloc', 'name', 'cat1', 'cat2', 'cat3', 'price', 'kind'],
    optional: [
      ...['brand', 'model', 'description', 'features', 'priceDescription', 'imageFile', 'stock'],
      ...['noBasket', 'isActive', 'isPromoExcluded'],
    ],
  },
  vouchers: { required: ['alloc', 'productCode', 'code'], optional: [] },
  promos: {
    required: ['code', 'kind', 'value'],
    optional: ['validFrom', 'validTo', 'limitTotal', 'limitPerMember', 'minimumTotal', 'alloc'],
  },
};

export interface Header {
  kind: UploadKind;
  /** Column → place in the row. */
  places: ReadonlyMap<string, number>;
  /** Cells in the header row. */
  width: number;
}

const columnsMax = 100;

/** Which kind of file this header row begins; names count without regard to case and surrounding blanks. */
export function headerOf(cells: readonly string[]): Header {
  if (cells.length > columnsMax)
    refuse('badInput', `Line 1 has ${cells.length} columns; at most ${columnsMax} are read.`);
  const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  const names = cells.slice(0, width).map((cell) => cell.trim());
  const { kind, missing, unknown } = closestKind(names);
  const repeated = names.filter((name, at) => names.findIndex((other) => same(other, name)) < at);
  const complaints = [
    missing.length > 0 && `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`,
    unknown.length > 0 && `${unknown.map(shown).join(', ')} ${unknown.length === 1 ? 'is' : 'are'} unknown`,
    repeated.length > 0 && `${repeated.map(shown).join(', ')} appears twice`,
  ].filter((words) => words !== false);
  if (complaints.length > 0) refuse('badInput', `The header row is not one of ${kind}: ${complaints.join('; ')}.`);
  const all = [...columnsByKind[kind].required, ...columnsByKind[kind].optional];
  const places = new Map(all.map((column) => [column, names.findIndex((name) => same(name, column))] as const));
  return { kind, width, places: new Map([...places].filter(([, place]) => place >= 0)) };
}

function closestKind(names: readonly string[]) {
  const known = (names: readonly string[], name: string) => names.some((other) => same(other, name));
  const candidates = (Object.keys(columnsByKind) as UploadKind[]).map((kind) => {
    const { required, optional } = columnsByKind[kind];
    const missing = required.filter((column) => !known(names, column));
    const unknown = names.filter((name) => !known([...required, ...optional], name));
    return { kind, missing, unknown, matched: names.length - unknown.length };
  });
  const best = candidates.reduce((best, one) => {
    if (one.matched !== best.matched) return one.matched > best.matched ? one : best;
    return one.missing.length < best.missing.length ? one : best;
  });
  if (best.matched === 0) {
    const kinds = Object.entries(columnsByKind).map(([kind, { required }]) => `${kind} (${required.join(', ')})`);
    refuse('badInput', `The first line must be a header row. Files are told apart by it: ${kinds.join('; ')}.`);
  }
  return best;
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function shown(name: string): string {
  return name === '' ? 'a column without a name' : `"${name.slice(0, 60)}"`;
}
