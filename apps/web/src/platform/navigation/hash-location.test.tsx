import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Link, Route, Router, Switch, useLocation, useRoute, useSearch } from 'wouter';

import {
  RenderedEntryContext,
  hashRouter,
  NavigationContext,
  useNavigate,
  useQueryParameter,
} from './hash-location.ts';
import { memoryHistory } from './history-port.ts';
import { createNavigation } from './navigation.ts';

function drawnAt(address: string, what: React.ReactNode) {
  const navigation = createNavigation(memoryHistory(address));
  const markup = renderToStaticMarkup(
    <NavigationContext value={navigation}>
      <Router {...hashRouter}>{what}</Router>
    </NavigationContext>,
  );
  return { navigation, markup };
}

describe('wouter, routing in the hash', () => {
  it('reads path and query from behind the #', () => {
    function Where() {
      return `${useLocation()[0]} ${useSearch()} ${useQueryParameter('type')}`;
    }
    expect(drawnAt('/user/record?type=5', <Where />).markup).toBe('/user/record type=5 5');
  });

  it('decodes a parameter once, however often it looks encoded', () => {
    function Code() {
      return useQueryParameter('code');
    }
    expect(drawnAt('/user/login/register?code=a%26b%3Dc%2541', <Code />).markup).toBe('a&amp;b=c%41');
  });

  it('writes links that load cold', () => {
    const { markup } = drawnAt('/index', <Link href="/user/record?type=5">Records</Link>);
    expect(markup).toBe('<a href="#/user/record?type=5">Records</a>');
  });

  it('navigates through the one navigation', () => {
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

  it('matches paths case-sensitively, and allows a trailing slash', () => {
    const screens = (
      <Switch>
        <Route path="/user/record">records</Route>
        <Route path="/user/record2">recharges</Route>
        <Route>nothing</Route>
      </Switch>
    );
    expect(drawnAt('/user/record', screens).markup).toBe('records');
    expect(drawnAt('/user/record2/', screens).markup).toBe('recharges');
    expect(drawnAt('/User/record', screens).markup).toBe('nothing');
    expect(drawnAt('/user', screens).markup).toBe('nothing');
  });

  it('follows the rendered entry inside a screen, not the address that is still loading', () => {
    function Here() {
      const [isMine] = useRoute('/mine');
      const [path] = useLocation();
      return isMine ? 'mine' : path;
    }
    const entry = { id: 'a', index: 0, path: '/mine', search: '', sheets: [] };
    expect(
      drawnAt(
        '/index',
        <RenderedEntryContext value={entry}>
          <Here />
        </RenderedEntryContext>,
      ).markup,
    ).toBe('mine');
    expect(drawnAt('/index', <Here />).markup).toBe('/index');
  });
});
