import { type Example, exampleOf } from '../example.ts';
import { publishNews, publishVersion } from './publishing.ts';

export function examples(): Example[] {
  return [
    exampleOf(publishNews, { title: 'All day', body: 'The works stand.', channel: 'news' }, { id: 'nws_1' }),
    exampleOf(publishVersion, {}, null),
  ];
}
