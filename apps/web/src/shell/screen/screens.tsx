import { Route, Switch } from 'wouter';

import { usePlatform } from '../../platform/hooks.tsx';

/** Draw the screen of the drawn address, or the 404. Its chunk has come: `useRouteView` waits for it. */
export function Screens() {
  const { routes } = usePlatform();
  return (
    <Switch>
      {routes.all.map((route) => (
        <Route key={route.path} path={route.path} component={routes.loaded(route) ?? Nothing} />
      ))}
      <Route component={routes.loaded(null) ?? Nothing} />
    </Switch>
  );
}

function Nothing() {
  return null;
}
