// `no-inline`, because <use> cannot refer to a data: address.
export { default as 'empty-income' } from './art/empty-income.svg?url&no-inline';
export { default as 'empty-messages' } from './art/empty-messages.svg?url&no-inline';
export { default as 'empty-orders' } from './art/empty-orders.svg?url&no-inline';
export { default as 'empty-records' } from './art/empty-records.svg?url&no-inline';
export { default as 'empty-search' } from './art/empty-search.svg?url&no-inline';
export { default as failed } from './art/failed.svg?url&no-inline';
export { default as 'how-income' } from './art/how-income.svg?url&no-inline';
export { default as mark } from './art/mark.svg?url&no-inline';
export { default as news } from './art/news.svg?url&no-inline';
export { default as 'no-permission' } from './art/no-permission.svg?url&no-inline';
export { default as 'not-found' } from './art/not-found.svg?url&no-inline';
export { default as offline } from './art/offline.svg?url&no-inline';
export { default as success } from './art/success.svg?url&no-inline';
export { default as team } from './art/team.svg?url&no-inline';
