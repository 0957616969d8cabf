import 'vant/lib/index.css';
import { Cell, List } from 'vant';
import { createApp, h, ref } from 'vue';

import { PAGE, records, RECORDS } from '../data.ts';
import { root } from '../root.ts';

const all = records(RECORDS);

createApp({
  setup() {
    const shown = ref(PAGE);
    const loading = ref(false);
    const load = () => {
      shown.value += PAGE;
      loading.value = false;
    };
    return () =>
      h(
        List,
        {
          loading: loading.value,
          'onUpdate:loading': (value: boolean) => (loading.value = value),
          finished: shown.value >= all.length,
          onLoad: load,
        },
        () =>
          all.slice(0, shown.value).map(({ id, title, time, source, amount, status }) =>
            h(
              Cell,
              {
                key: id,
                'data-item': '',
                title,
                label: `${time} · ${source}`,
                url: `#/user/record?id=${id}`,
              },
              { value: () => [h('strong', amount), h('div', status)] },
            ),
          ),
      );
  },
}).mount(root());
