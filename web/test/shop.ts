import type { CheckoutSummary } from '@laurel/contract/calls/checkout';
import type { CurrencyInfo } from '@laurel/contract/shapes/shop-parts';

/** A South African shop, with 340 points to spend. */
export const rand: CurrencyInfo = {
  productCurrency: 'ZAR',
  currencySymbol: 'R',
  currencyDecimalPlaces: 2,
  isTruncateCents: false,
  isCurrencySymbolSuffix: false,
  alloc: 'ZA',
  deliveryType: 'C',
  pointsAvailable: 340,
};

export const summary: CheckoutSummary = {
  isVoucherOk: false,
  grandTotal: 250,
  vfyTotal: 250,
  cellNum: '082 555 0101',
  voucherAmtDesc: '',
  shopVoucherDiscountTotal: 0,
  pointsTotal: 250,
  pointsAvailable: 340,
  deliverTo: 'Engineering Johannesburg',
  basketId: '5',
};
export const placed = {
  orderNum: 'L-1001',
  message: 'Thank you.',
  memberOrderId: '9',
  orderDetails: [],
  pointsTotal: 250,
  pointsAvailable: 90,
};
export const basketItem = {
  shopBasketId: '1',
  productId: '11',
  productName: 'A picnic basket for four with everything that belongs into it, and a blanket',
  imageFile: '',
  qty: 1,
  displayPrice: 250,
  basketPrice: 250,
  itemTotal: 250,
  pointsTotal: 250,
  BasketItemStatus: '' as const,
};
