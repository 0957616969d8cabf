import 'vant/lib/index.css';
import { Button, Cell, Image, Lazyload, List } from 'vant';
import { createApp, h, ref } from 'vue';

import { COVER, PAGE, posts, POSTS } from '../data.ts';
import { root } from '../root.ts';

const all = posts(POSTS);

createApp({
  setup() {
    const shown = ref(PAGE);
    const loading = ref(false);
    return () =>
      h(
        List,
        {
          loading: loading.value,
          'onUpdate:loading': (value: boolean) => (loading.value = value),
          finished: shown.value >= all.length,
          onLoad: () => {
            shown.value += PAGE;
            loading.value = false;
          },
        },
        () =>
          all
            .slice(0, shown.value)
            .map((item) =>
              h('div', { key: item.id, 'data-item': '' }, [
                h(Cell, { title: item.name, label: item.text, value: item.time }),
                ...(item.video === null ? item.pictures : [COVER]).map((src) =>
                  h(Image, { key: src, src, lazyLoad: true, width: '100%', height: 240, fit: 'cover' }),
                ),
                h(Button, { size: 'small' }, () => item.likes),
                h(Button, { size: 'small' }, () => item.comments),
              ]),
            ),
      );
  },
})
  .use(Lazyload)
  .mount(root());
