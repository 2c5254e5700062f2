import { page, userEvent } from 'vitest/browser';
import { ProductCard } from '#catalogue/ProductCard.tsx';
import { CheckoutView } from '#checkout/CheckoutView.tsx';
import { ImportDialog } from '#desk/ImportDialog.tsx';
import { OrderDeskPage } from '#desk/OrderDeskPage.tsx';
import { OrdersPage } from '#orders/OrdersPage.tsx';
import { ShopPage } from '#ShopPage.tsx';
import type { Answers } from './answers.ts';
import { csvFile, deskAnswer, deskLine } from './desk.ts';
import { basketItem, placed, rand, summary } from './shop.ts';
import { Opened, open, press, Titled, type Wait } from './waits.tsx';

const atDesk = { capabilities: ['shop' as const] };
const answers: Answers = {
  desklist: () => ({ lines: [deskLine], total: 1, next: null, isMore: false, oldestDate: deskLine.orderDate }),
  deskmove: () => ({ message: 'Done.' }),
  deskrefund: () => ({ message: '90 points are given back.', points: 90 }),
  deskimport: () => deskAnswer,
  getCheckoutOrderSummary: () => summary,
  getbasket: () => ({ totalBasketQty: 1, totalBasketPrice: 250, basket: [basketItem] }),
  placeOrder: () => placed,
  addtobasket: () => ({ totalBasketQty: 1, totalBasketPrice: 90, product: 'Laurel mug' }),
  categorylist: () => ({ cats: [], inf: rand, totalBasketQty: 0, totalBasketPrice: 0 }),
  getcontentdb: () => ({ title: '', content: '' }),
  advertdata: () => ({ advertData: [], imageBase: '' }),
  cancelOrder: () => ({ message: 'The order is cancelled.' }),
  orders: () => ({ orders: [order], orderDetails: [], inf: rand }),
};
const order = {
  memberOrderId: '9',
  orderNum: 'L-1001',
  orderDate: '2026-11-01T12:00:00Z',
  orderStatusId: 10,
  orderStatusDesc: 'Received',
  itemCount: 1,
  totalGrandTotal: 250,
  totalDiscount: 0,
  VoucherCode: '',
  totalDue: 250,
  pointsTotal: 250,
  mayCancel: true,
  cancelDesc: 'It waits.',
};
const product = {
  productId: '11',
  productName: 'Laurel mug',
  imageFile: '',
  priceFormatted: 'R 90.00',
  priceDescription: '',
  description: '',
  brand: '',
  model: '',
  fAB: '',
  noBasket: false,
  displayPrice: 90,
  pointsPrice: 90,
  isVoucher: false,
  isInStock: true,
};
const sent = { ...deskLine, dispatchStatus: 2 };
const desk = { part: <OrderDeskPage />, member: atDesk, answers };
const refundReason = () => page.getByRole('textbox', { name: 'Reason' }).fill('It arrived broken.');
const chosen = () => userEvent.upload(page.getByLabelText(/^Drop a CSV or Excel file here/), csvFile);

export const waitsOfShop: Wait[] = [
  { ...desk, file: 'desk/DeskActions.tsx', name: /^Prepare/, call: 'deskmove' },
  {
    ...desk,
    answers: {
      ...answers,
      desklist: () => ({ lines: [sent], total: 1, next: null, isMore: false, oldestDate: sent.orderDate }),
    },
    file: 'desk/DeskActions.tsx',
    name: /^Delivered/,
    call: 'deskmove',
  },
  {
    ...desk,
    file: 'desk/SendDialog.tsx',
    name: 'Mark as sent',
    call: 'deskmove',
    before: () => press(/^Send…/),
  },
  {
    ...desk,
    file: 'desk/RefundDialog.tsx',
    name: 'Refund 1 piece',
    call: 'deskrefund',
    before: () => press(/^Refund…/).then(refundReason),
  },
  { ...desk, file: 'desk/DeskFilters.tsx', name: 'Load again', call: 'desklist' },
  { ...desk, file: 'desk/DeskTools.tsx', name: 'Export waiting lines', call: 'downloadticket', only: 'refused' },
  {
    file: 'desk/ImportDialog.tsx',
    name: /^Drop a(nother| CSV or Excel) file here/,
    part: <Opened>{(close) => <ImportDialog onClose={close} />}</Opened>,
    member: atDesk,
    answers,
    call: 'deskimport',
    before: open,
    takes: csvFile,
  },
  {
    file: 'desk/ImportDialog.tsx',
    name: 'Change 1 line',
    part: <Opened>{(close) => <ImportDialog onClose={close} />}</Opened>,
    member: atDesk,
    answers,
    call: 'deskimport',
    before: () => open().then(chosen),
  },
  {
    file: 'orders/CancelOrder.tsx',
    name: 'Cancel order L-1001',
    part: <OrdersPage />,
    answers,
    call: 'cancelOrder',
    asks: 'Cancel the order',
  },
  {
    file: 'checkout/PromoField.tsx',
    name: 'Apply',
    part: <CheckoutView inf={rand} />,
    answers,
    call: 'getCheckoutOrderSummary',
    only: 'refused',
    before: () => page.getByLabelText('Promo code').fill('SPRING'),
  },
  {
    file: 'checkout/CheckoutForm.tsx',
    name: 'Place Order',
    part: <CheckoutView inf={rand} />,
    answers,
    call: 'placeOrder',
  },
  {
    file: 'catalogue/ProductCard.tsx',
    name: 'Add to basket: Laurel mug',
    part: (
      <Titled>
        <ul>
          <ProductCard product={product} catName="" />
        </ul>
      </Titled>
    ),
    answers,
    call: 'addtobasket',
  },
  { file: 'ShopPage.tsx', name: 'Try again', part: <ShopPage />, answers, call: 'categorylist', isRetry: true },
];
