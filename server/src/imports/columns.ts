import { callRows } from '@laurel/contract/call-rows';
import { type UploadKind, uploadTitles } from '@laurel/contract/upload-kinds';
import { refuse } from '#errors/refuse';
import { columnsIn, type FoundColumns, type KnownColumns, quoted } from '#files/columns';
import { otherNames } from './column-names.ts';

/** The header rows by which files are told apart. */
const columnsByKind: Record<UploadKind, KnownColumns> = {
  countries: {
    required: ['countryCode', 'country', 'timeZone', 'currency', 'symbol', 'decimals', 'pointValue', 'alloc'],
    // A theme per country is what a roster is made from; kept is what each row of the roster says.
    optional: ['truncateCents', 'symbolSuffix', 'pointsName', 'deliveryType', 'siteTemplate'],
  },
  roster: {
    required: ['memberNumber', 'firstName', 'surname', 'division', 'countryCode'],
    optional: [
      ...['divisionCode', 'email', 'cellNum', 'clusterCode', 'siteTemplate', 'managerNumber', 'managerEmail'],
      ...['hireDate', 'birthDay', 'birthMonth', 'birthDate', 'costCentre'],
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

export type Header = FoundColumns & { kind: UploadKind };

/** Which kind of file this header row begins. */
export function headerOf(cells: readonly string[]): Header {
  const header = closestKind(cells);
  const { kind, missing, unknown, repeated } = header;
  const complaints = [
    missing.length > 0 && `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`,
    unknown.length > 0 && `${unknown.map(quoted).join(', ')} ${unknown.length === 1 ? 'is' : 'are'} unknown`,
    ...repeated,
  ].filter((words) => words !== false);
  if (complaints.length > 0) no(`The header row is not one of ${uploadTitles[kind]}: ${complaints.join('; ')}.`);
  return header;
}

function closestKind(cells: readonly string[]): Header {
  const candidates = (Object.keys(columnsByKind) as UploadKind[]).map((kind) => ({
    kind,
    ...columnsIn(cells, { ...columnsByKind[kind], otherNames: otherNames[kind] }),
  }));
  const matched = ({ width, unknown }: Header) => width - unknown.length;
  const best = candidates.reduce((best, one) => {
    if (matched(one) !== matched(best)) return matched(one) > matched(best) ? one : best;
    return one.missing.length < best.missing.length ? one : best;
  });
  if (matched(best) === 0) {
    const kinds = candidates.map(({ kind }) => `${uploadTitles[kind]} (${columnsByKind[kind].required.join(', ')})`);
    no(`The first line must be a header row. Files are told apart by it: ${kinds.join('; ')}.`);
  }
  return best;
}

function no(words: string): never {
  return refuse('badInput', words, { [callRows.dataupload.file.field]: words });
}
