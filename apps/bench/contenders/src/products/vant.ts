import 'vant/lib/index.css';
import { Button, Card, CountDown, Grid, GridItem, Progress, Tag } from 'vant';
import { createApp, h } from 'vue';

import { products, PRODUCTS, type ProductItem } from '../data.ts';
import { root } from '../root.ts';

function product(item: ProductItem) {
  return h('div', { key: item.id, 'data-item': '', style: 'margin-bottom:12px' }, [
    h(
      Card,
      { title: item.name, price: item.price, currency: '', thumb: item.picture },
      {
        tags: () =>
          h(Tag, { type: 'danger' }, () => [
            'Rush · ends in ',
            h(CountDown, { time: item.endsAt - Date.now(), format: 'DD [d] HH:mm:ss' }),
          ]),
        footer: () => [
          h(Button, { size: 'small', url: item.href }, () => 'Details'),
          h(Button, { size: 'small', type: 'primary', url: item.href }, () => 'Lease'),
        ],
      },
    ),
    h(Grid, { columnNum: 3 }, () =>
      item.figures.map(({ label, value }) =>
        h(GridItem, { key: label }, () => [h('div', label), h('strong', value)]),
      ),
    ),
    h(Progress, { percentage: Math.floor(item.permille / 10), pivotText: item.sold }),
  ]);
}

const all = products(PRODUCTS);
createApp({ render: () => all.map(product) }).mount(root());
