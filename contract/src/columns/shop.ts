import { languages } from '#languages';
import { promoCodeMax } from '#limits';
import type { Message } from '#message';
import { type Column, type Columns, choice, date, decimal, flag, text, whole } from './column.ts';
import * as texts from './texts.ts';

const piecesMax = 1_000_000_000;

const allocMax = 20;
const alloc = { otherNames: ['Price List'], example: 'ZA' };
const productCode = { form: text(60), required: true, example: 'MUG-01' } as const;
const category = (meaning: Message, example: string, otherNames: string[]): Column => ({
  form: text(80),
  required: true,
  meaning,
  example,
  otherNames,
});

export const countryColumns: Columns = {
  countryCode: {
    form: text(2, { form: /^[A-Za-z]{2}$/, words: texts.countryCountryCodeForm }),
    required: true,
    meaning: texts.countryCountryCode,
    example: 'ZA',
    otherNames: ['ISO Code'],
  },
  country: {
    form: text(80),
    required: true,
    meaning: texts.countryCountry,
    example: 'South Africa',
    otherNames: ['Country Name'],
  },
  timeZone: {
    form: text(60),
    required: true,
    meaning: texts.countryTimeZone,
    example: 'Africa/Johannesburg',
  },
  currency: {
    form: text(3, { form: /^[A-Za-z]{3}$/, words: texts.countryCurrencyForm }),
    required: true,
    meaning: texts.countryCurrency,
    example: 'ZAR',
    otherNames: ['Currency Code'],
  },
  symbol: {
    form: text(8),
    required: true,
    meaning: texts.countrySymbol,
    example: 'R',
    otherNames: ['Currency Symbol'],
  },
  decimals: {
    form: whole(0, 3),
    required: true,
    meaning: texts.countryDecimals,
    example: '2',
    otherNames: ['Decimal Places'],
  },
  pointValue: {
    form: decimal(6),
    required: true,
    meaning: texts.countryPointValue,
    example: '1.00',
  },
  alloc: {
    ...alloc,
    form: text(allocMax, {
      form: /^[A-Za-z0-9_-]+$/,
      words: texts.countryAllocForm,
    }),
    required: true,
    meaning: texts.countryAlloc,
  },
  truncateCents: { form: flag, meaning: texts.countryTruncateCents, example: 'false' },
  symbolSuffix: { form: flag, meaning: texts.countrySymbolSuffix, example: 'false' },
  pointsName: {
    form: text(40),
    meaning: texts.countryPointsName,
    example: 'Laurels',
  },
  language: { form: choice(...languages), meaning: texts.countryLanguage, example: 'en' },
  deliveryType: {
    form: choice('C', 'Z'),
    meaning: texts.countryDeliveryType,
    example: 'C',
  },
  siteTemplate: {
    form: text(40),
    meaning: texts.countrySiteTemplate,
    example: 'laurel',
  },
};

export const productColumns: Columns = {
  productCode: {
    ...productCode,
    meaning: texts.productProductCode,
    otherNames: ['SKU', 'Item Code', 'Item Number', 'Product Id', 'Article Number'],
  },
  alloc: {
    ...alloc,
    form: text(allocMax),
    required: true,
    meaning: texts.productAlloc,
  },
  name: {
    form: text(200),
    required: true,
    meaning: texts.productName,
    example: 'Two mugs',
    otherNames: ['Product Name', 'Product', 'Item Name', 'Title'],
  },
  brand: {
    form: text(80),
    meaning: texts.productBrand,
    example: 'Kilnhouse',
    otherNames: ['Brand Name', 'Manufacturer'],
  },
  model: { form: text(80), meaning: texts.productModel, example: 'Stoneware' },
  cat1: category(texts.categoryFirst, 'Home', ['Category 1', 'Category']),
  cat2: category(texts.categorySecond, 'Kitchen', ['Category 2', 'Subcategory']),
  cat3: category(texts.categoryThird, 'Mugs', ['Category 3']),
  description: {
    form: text(4000, { isLong: true }),
    meaning: texts.productDescription,
    example: 'Two mugs of stoneware.',
    otherNames: ['Product Description'],
  },
  features: {
    form: text(2000, { isLong: true }),
    meaning: texts.productFeatures,
    example: 'For the dishwasher | Holds 0.3 l',
  },
  price: {
    form: decimal(3),
    required: true,
    meaning: texts.productPrice,
    example: '149.99',
    otherNames: ['Unit Price', 'Sales Price'],
  },
  priceDescription: { form: text(200), meaning: texts.productPriceDescription, example: 'Delivered to your desk' },
  imageFile: {
    form: text(100, { form: /^[A-Za-z0-9][A-Za-z0-9._-]*$/, words: texts.productImageFileForm }),
    meaning: texts.productImageFile,
    example: 'mugs',
    otherNames: ['Image', 'Picture'],
  },
  kind: {
    form: choice('goods', 'voucher'),
    required: true,
    meaning: texts.productKind,
    example: 'goods',
    otherNames: ['Type', 'Product Type'],
  },
  stock: {
    form: whole(0, piecesMax),
    meaning: texts.productStock,
    example: '40',
    otherNames: ['Stock on Hand', 'Quantity in Stock', 'Stock Level'],
  },
  noBasket: { form: flag, meaning: texts.productNoBasket, example: 'false' },
  isActive: {
    form: flag,
    meaning: texts.productIsActive,
    example: 'true',
    otherNames: ['Active'],
  },
  isPromoExcluded: { form: flag, meaning: texts.productIsPromoExcluded, example: 'false' },
};

export const voucherColumns: Columns = {
  alloc: { ...alloc, form: text(allocMax), required: true, meaning: texts.voucherAlloc },
  productCode: {
    ...productCode,
    meaning: texts.voucherProductCode,
    example: 'GV-SHOP-S',
    otherNames: ['SKU', 'Item Code', 'Product Id', 'Article Number'],
  },
  code: {
    form: text(100),
    required: true,
    meaning: texts.voucherCode,
    example: 'ABCD-EFGH-JKLM',
    otherNames: ['Voucher Code', 'Voucher', 'Gift Code'],
  },
};

export const promoColumns: Columns = {
  code: {
    form: text(promoCodeMax),
    required: true,
    meaning: texts.promoCode,
    example: 'SPRING10',
    otherNames: ['Promo Code', 'Promotion Code', 'Coupon Code', 'Discount Code'],
  },
  kind: {
    form: choice('percent', 'amount'),
    required: true,
    meaning: texts.promoKind,
    example: 'percent',
    otherNames: ['Type', 'Discount Type'],
  },
  value: {
    form: decimal(3),
    required: true,
    meaning: texts.promoValue,
    example: '10',
    otherNames: ['Discount', 'Discount Value'],
  },
  validFrom: {
    form: date,
    meaning: texts.promoValidFrom,
    example: '2026-01-01',
    otherNames: ['Start Date', 'Starts'],
  },
  validTo: {
    form: date,
    meaning: texts.promoValidTo,
    example: '2035-12-31',
    otherNames: ['End Date', 'Expiry Date', 'Expires'],
  },
  limitTotal: {
    form: whole(1, piecesMax),
    meaning: texts.promoLimitTotal,
    example: '500',
    otherNames: ['Usage Limit', 'Maximum Uses'],
  },
  limitPerMember: {
    form: whole(1, piecesMax),
    meaning: texts.promoLimitPerMember,
    example: '1',
    otherNames: ['Limit per Customer', 'Uses per Member'],
  },
  minimumTotal: {
    form: decimal(3),
    meaning: texts.promoMinimumTotal,
    example: '100',
    otherNames: ['Minimum Order', 'Minimum Spend'],
  },
  alloc: { ...alloc, form: text(allocMax), meaning: texts.promoAlloc },
};
