import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import {
  DrawnEntryContext,
  hashHref,
  NavigationContext,
  useDrawnEntry,
  useNavigate,
  useQueryParameter,
} from './hash-location.ts';
import { memoryHistory } from './history-port.ts';
import { createNavigation } from './navigation.ts';
import { href } from './routes.ts';

function drawnAt(address: string, what: React.ReactNode) {
  const navigation = createNavigation(memoryHistory(address));
  const markup = renderToStaticMarkup(<NavigationContext value={navigation}>{what}</NavigationContext>);
  return { navigation, markup };
}

function Where() {
  const { path, search } = useDrawnEntry();
  return `${path} ${search} ${useQueryParameter('type')}`;
}

describe('routing in the hash', () => {
  it('reads path and query from behind the #', () => {
    expect(drawnAt('/user/record?type=5', <Where />).markup).toBe('/user/record type=5 5');
  });

  it('reads a parameter as it was written, however often it looks encoded', () => {
    function Code() {
      return useQueryParameter('code');
    }
    expect(drawnAt(href.register({ code: 'a&b=c%41' }), <Code />).markup).toBe('a&amp;b=c%41');
  });

  it('writes links that load cold', () => {
    expect(hashHref(href.records({ type: 5 }))).toBe('#/user/record?type=5');
  });

  it('goes where it is told, through the one navigation', () => {
    const moves: ReturnType<typeof useNavigate>[] = [];
    function Mover() {
      moves.push(useNavigate());
      return null;
    }
    const { navigation } = drawnAt('/index', <Mover />);
    const [go] = moves;
    go?.('/user/record?type=5');
    expect(navigation.entry()).toMatchObject({ path: '/user/record', search: 'type=5', index: 1 });
    go?.('/mine', { replace: true });
    expect(navigation.entry()).toMatchObject({ path: '/mine', index: 1 });
  });

  it('follows the drawn entry inside of a screen, not the address that is on its way', () => {
    const entry = { id: 'a', index: 0, path: '/mine', search: 'type=7', sheets: [] };
    expect(
      drawnAt(
        '/index',
        <DrawnEntryContext value={entry}>
          <Where />
        </DrawnEntryContext>,
      ).markup,
    ).toBe('/mine type=7 7');
    expect(drawnAt('/index', <Where />).markup).toBe('/index  null');
  });
});
