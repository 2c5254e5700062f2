import type { UploadKind } from '@laurel/contract/uploads';
import { refuse } from '#refuse';
import { columnNamed } from './column-names.ts';

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
    required: ['memberNumber', 'firstName', 'surname', 'division', 'countryCode'],
    optional: [
      ...['divisionCode', 'email', 'cellNum', 'clusterCode', 'siteTemplate', 'managerNumber', 'managerEmail'],
      ...['hireDate', 'birthDay', 'birthMonth', 'birthDate'],
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
  /** Column → how this file spells it, where that is another word. */
  spelt: ReadonlyMap<string, string>;
  /** Cells in the header row. */
  width: number;
}

const columnsMax = 100;

/** Which kind of file this header row begins. */
export function headerOf(cells: readonly string[]): Header {
  if (cells.length > columnsMax)
    refuse('badInput', `Line 1 has ${cells.length} columns; at most ${columnsMax} are read.`);
  const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  const names = cells.slice(0, width).map((cell) => cell.trim());
  const { kind, columns, missing } = closestKind(names);
  const unknown = names.filter((_, place) => columns[place] === undefined);
  const complaints = [
    missing.length > 0 && `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`,
    unknown.length > 0 && `${unknown.map(shown).join(', ')} ${unknown.length === 1 ? 'is' : 'are'} unknown`,
    ...repeated(names, columns),
  ].filter((words) => words !== false);
  if (complaints.length > 0) refuse('badInput', `The header row is not one of ${kind}: ${complaints.join('; ')}.`);
  const found = (columns as string[]).map((column, place) => ({ column, place, name: names[place] ?? '' }));
  return {
    kind,
    width,
    places: new Map(found.map(({ column, place }) => [column, place])),
    spelt: new Map(found.filter(({ column, name }) => !same(column, name)).map(({ column, name }) => [column, name])),
  };
}

function closestKind(names: readonly string[]) {
  const candidates = (Object.keys(columnsByKind) as UploadKind[]).map((kind) => {
    const { required, optional } = columnsByKind[kind];
    const columns = names.map((name) => columnNamed(kind, [...required, ...optional], name));
    const missing = required.filter((column) => !columns.includes(column));
    return { kind, columns, missing, matched: columns.filter((column) => column !== undefined).length };
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

/** Two headers may name one column in two ways. */
function repeated(names: readonly string[], columns: readonly (string | undefined)[]): string[] {
  return names.flatMap((name, place) => {
    const first = columns.indexOf(columns[place]);
    if (columns[place] === undefined || first === place) return [];
    const other = names[first] ?? '';
    return same(name, other)
      ? `${shown(name)} appears twice`
      : `${shown(other)} and ${shown(name)} are the same column`;
  });
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function shown(name: string): string {
  return name === '' ? 'a column without a name' : `"${name.slice(0, 60)}"`;
}
