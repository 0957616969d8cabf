import { Route, Switch } from 'wouter';

import { definitionOf, ROUTES, type RouteName } from '../platform/routes.ts';
import { loadedScreen } from '../screens.ts';

/** Draw the screen of the drawn address, or the 404. Its chunk has come: `useRouteView` waits for it. */
export function Screens() {
  return (
    <Switch>
      {(Object.keys(ROUTES) as RouteName[]).map((name) => (
        <Route key={name} path={definitionOf(name).path} component={loadedScreen(name) ?? Nothing} />
      ))}
      <Route component={loadedScreen(null) ?? Nothing} />
    </Switch>
  );
}

function Nothing() {
  return null;
}
