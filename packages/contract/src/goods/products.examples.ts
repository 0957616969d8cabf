import { type Example, exampleOf } from '../example.ts';
import {
  type Agreement,
  leaseAgreement,
  type Product,
  type ProductDetail,
  productDetail,
  productList,
} from './products.ts';

/** The last days of a machine: days paid in full, one paid in part, and one without output (H13). */
const PATTERN_PERMILLE = [1040, 985, 1180, 720, 1002, 1110, 0, 1075, 960, 1230, 1015, 880, 1100, 1045];

/** A machine in a rush, half leased. */
export function aProduct(changes: Partial<Product> = {}): Product {
  return {
    id: 'trommel',
    kind: 'machine',
    productImage: '/media/products/trommel.svg',
    images: ['/media/products/trommel.svg'],
    productName: 'Trommel TR-4',
    description: 'Washes and screens gravel in a turning drum.',
    status: 6,
    startTime: '2026-11-01T00:00:00.000Z',
    endTime: null,
    rushEndsAt: '2026-11-22T18:17:09.000Z',
    price: '120.00',
    dailyIncome: '3.40',
    validDays: 45,
    scheduledTotal: '153.00',
    middleNet: '3.98',
    stock: 500,
    sold: 190,
    leaseTermsVersion: '2026-10',
    contentLanguage: 'en-US',
    ...changes,
  };
}

/** A machine with no badge. */
export function anOpenMachine(changes: Partial<Product> = {}): Product {
  return aProduct({
    id: 'gold-pan',
    productImage: '/media/products/gold-pan.svg',
    images: ['/media/products/gold-pan.svg'],
    productName: 'Gold pan GP-1',
    description: 'A steel pan for one pair of hands.',
    status: 0,
    rushEndsAt: null,
    price: '10.00',
    dailyIncome: '0.42',
    validDays: 30,
    scheduledTotal: '12.60',
    middleNet: '-0.71',
    stock: 2000,
    sold: 1204,
    ...changes,
  });
}

/** A machine whose sale has not begun. */
export function aPreSale(changes: Partial<Product> = {}): Product {
  return aProduct({
    id: 'stamp-mill',
    productImage: '/media/products/stamp-mill.svg',
    images: ['/media/products/stamp-mill.svg'],
    productName: 'Stamp mill SM-1',
    description: 'Five stamps that crush quartz.',
    status: 5,
    startTime: '2026-11-24T09:00:00.000Z',
    endTime: '2026-12-01T09:00:00.000Z',
    rushEndsAt: null,
    price: '480.00',
    dailyIncome: '12.10',
    validDays: 60,
    scheduledTotal: '726.00',
    middleNet: '62.40',
    stock: 80,
    sold: 0,
    ...changes,
  });
}

/** A machine of which every unit is leased. */
export function aSoldOutMachine(changes: Partial<Product> = {}): Product {
  return aProduct({
    id: 'sluice-box',
    productImage: '/media/products/sluice-box.svg',
    images: ['/media/products/sluice-box.svg'],
    productName: 'Sluice box SB-2',
    description: 'Riffles in a channel hold back what is heavy.',
    status: 3,
    rushEndsAt: null,
    price: '60.00',
    dailyIncome: '1.80',
    validDays: 40,
    scheduledTotal: '72.00',
    middleNet: '-1.20',
    stock: 300,
    sold: 300,
    ...changes,
  });
}

/** Merchandise: delivered, pays nothing. */
export function aMerchandise(changes: Partial<Product> = {}): Product {
  return aProduct({
    id: 'enamel-mug',
    kind: 'merchandise',
    productImage: '/media/products/enamel-mug.svg',
    images: ['/media/products/enamel-mug.svg'],
    productName: 'Enamel mug',
    description: 'Half a litre, with the mark on it.',
    status: 0,
    rushEndsAt: null,
    price: '14.00',
    dailyIncome: '0.00',
    validDays: 0,
    scheduledTotal: '0.00',
    middleNet: null,
    stock: 120,
    sold: 31,
    leaseTermsVersion: null,
    ...changes,
  });
}

/** A product with the payouts of its machine on its last days. */
export function aProductDetail(changes: Partial<ProductDetail> = {}): ProductDetail {
  const product = aProduct(changes);
  return {
    ...product,
    pastShares:
      product.kind === 'machine' ? PATTERN_PERMILLE.map((permille) => Math.min(permille, 1000)) : [],
    feePermille: 50,
    leaseTermsAgreedAt: null,
    ...changes,
  };
}

/** A lease agreement: its key facts, then three sections. */
export function anAgreement(changes: Partial<Agreement> = {}): Agreement {
  return {
    version: '2026-10',
    contentLanguage: 'en-US',
    title: 'Lease agreement',
    sections: [
      {
        heading: 'In short',
        text: [
          'You pay the price once; it is not paid back at the end.',
          'Income is scheduled, not guaranteed; a day can bring nothing.',
          'Machine revenue alone pays it, never another member’s deposit.',
          'Returned within 24 hours, all you paid comes back, less income already collected; later, in proportion to the days left.',
          'It ends with its last day; nothing renews by itself.',
        ].join('\n'),
      },
      {
        heading: 'Risk notice',
        text: 'This is play money. Income is scheduled, not guaranteed, and depends on what machines earn. You can return the machine.',
      },
      {
        heading: 'What you lease',
        text: 'You lease one unit of this machine for the days named on its page. It stays with the operator.',
      },
      {
        heading: 'Returning it',
        text: 'Within 24 hours all you paid comes back, less income already collected. Later it is what you paid × days left ÷ days of the lease.',
      },
    ],
    hash: '9f2c1d3b5a7e48c0b6d1e2f3a4958677c0ffee1234567890abcdef1234567890',
    ...changes,
  };
}

export function examples(): Example[] {
  return [
    exampleOf(
      productList,
      {},
      {
        total: 5,
        list: [aProduct(), anOpenMachine(), aPreSale(), aSoldOutMachine(), aMerchandise()],
      },
    ),
    exampleOf(productDetail, { productId: 'trommel' }, aProductDetail()),
    exampleOf(leaseAgreement, { productId: 'trommel' }, anAgreement()),
  ];
}
