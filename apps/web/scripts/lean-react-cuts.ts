/**
 * What of React DOM no page of this app can reach, by the feature that it belongs to. Names are those of
 * `react-dom-client.production.js`; the plugin fails the build when one of them is not there, and leaves any
 * other version than {@link REACT_VERSION} whole until it has been looked at (docs/decisions/0009).
 */

/** The React that these cuts were made for and compared with. Any other is built whole, with a warning. */
export const REACT_VERSION = '19.3.1';

/** Numbers of the kinds of fiber that are never made; see `ReactWorkTags` of React's source. */
export const TAGS_NOT_MADE: ReadonlySet<number> = new Set([
  12, // Profiler
  18, // Suspense boundary from a server
  19, // SuspenseList
  21, // Scope
  23, // LegacyHidden
  25, // TracingMarker
  26, // hoisted title, link, meta, style, script
  27, // html, head, body
  30, // ViewTransition
  31, // Activity
]);

/** Variables that keep one value for the whole visit. */
export const CONSTANT_VARIABLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    // Hydration: the server sends no markup.
    isHydrating: '!1',
    hydrationParentFiber: 'null',
    nextHydratableInstance: 'null',
    hydrationErrors: 'null',
    currentReplayingEvent: 'null',
    // View transitions: the shell moves pages by CSS.
    shouldStartViewTransition: '!1',
    viewTransitionMutationContext: '!1',
    inUpdateViewTransition: '!1',
    rootViewTransitionAffected: '!1',
    rootViewTransitionNameCanceled: '!1',
    viewTransitionContextChanged: '!1',
    viewTransitionCancelableChildren: 'null',
    appearingViewTransitions: 'null',
    pendingViewTransition: 'null',
    pendingViewTransitionEvents: 'null',
    pendingTransitionTypes: 'null',
    // Internet Explorer
    canUseDOM: '!0',
    documentMode: 'null',
    canUseCompositionEvent: '!0',
    useFallbackCompositionData: '!1',
    isInputEventSupported: '!0',
    skipSelectionChangeEvent: '!1',
  }),
);

/** Properties that have one value on every object. */
export const CONSTANT_PROPERTIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    dehydrated: 'null',
    isDehydrated: '!1',
    // Of a class's life, an error boundary has the part that React still recommends.
    componentWillMount: 'void 0',
    UNSAFE_componentWillMount: 'void 0',
    componentWillReceiveProps: 'void 0',
    UNSAFE_componentWillReceiveProps: 'void 0',
    componentWillUpdate: 'void 0',
    UNSAFE_componentWillUpdate: 'void 0',
    getSnapshotBeforeUpdate: 'void 0',
  }),
);

/** Functions that come to nothing here, with what a call of them comes to. */
export const CALLS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    // Hydration
    popHydrationState: '!1',
    resetHydrationState: 'void 0',
    upgradeHydrationErrorsToRecoverable: 'null',
    popTreeContext: 'void 0',
    getSuspenseInstanceFromFiber: 'null',
    getActivityInstanceFromFiber: 'null',
    getParentHydrationBoundary: 'null',
    updateDehydratedSuspenseComponent: 'null',
    retryIfBlockedOn: 'void 0',
    clearIfContinuousEvent: 'void 0',
    queueIfContinuousEvent: '!1',
    // View transitions
    trackEnterViewTransitions: 'void 0',
    commitEnterViewTransitions: 'void 0',
    commitExitViewTransitions: 'void 0',
    commitNestedViewTransitions: 'void 0',
    // References to a Fragment
    commitNewChildToFragmentInstances: 'void 0',
    commitFragmentInstanceInsertionEffects: 'void 0',
    commitFragmentInstanceDeletionEffects: 'void 0',
    restoreEnterOrExitViewTransitions: 'void 0',
    restoreNestedViewTransitions: 'void 0',
    measureNestedViewTransitions: 'void 0',
    claimQueuedTransitionTypes: 'null',
    pushMutationContext: '!1',
    // Hoisted elements, style sheets and pictures that hold a commit back
    isHostHoistableType: '!1',
    accumulateSuspenseyCommitOnFiber: 'void 0',
    waitForCommitToBeReady: 'null',
    preloadInstanceAndSuspendIfNeeded: 'void 0',
    getHoistableRoot: 'null',
    // Functions as a form's action
    extractEvents$1: 'void 0',
    startHostTransition: 'void 0',
    // Custom elements
    isCustomElement: '!1',
    // The names of the components around a failure: nobody reads them, and they are mangled
    getStackByFiberInDevAndProd: '""',
    // A browser's own sign of loading, made by a navigation that is none
    defaultOnDefaultTransitionIndicator: 'void 0',
  }),
);

/** Types of element that are never rendered: their branch of the choice between types goes. */
export const TYPES_NOT_RENDERED: ReadonlySet<string> = new Set([
  'REACT_ACTIVITY_TYPE',
  'REACT_PROFILER_TYPE',
  'REACT_SUSPENSE_LIST_TYPE',
  'REACT_LEGACY_HIDDEN_TYPE',
  'REACT_VIEW_TRANSITION_TYPE',
  'REACT_SCOPE_TYPE',
  'REACT_TRACING_MARKER_TYPE',
]);

/** Functions that must not be reached, with what they do instead. */
export const BODIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    FragmentInstance: 'throw Error("web: a Fragment takes no ref here, see docs/decisions/0009")',
    // Nothing blocks an event but a boundary that waits for hydration.
    dispatchEvent:
      '_enabled && (findInstanceBlockingEvent(nativeEvent), dispatchEventForPluginEventSystem(' +
      'domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer))',
  }),
);

/** Entries of objects that nothing reads. */
export const ENTRIES_NOT_READ: ReadonlySet<string> = new Set([
  // Hooks of form actions, and of the cache of server components
  'useFormState',
  'useActionState',
  'useHostTransitionStatus',
  'useCacheRefresh',
  // prefetchDNS, preconnect, preload, preloadModule, preinit, preinitModule
  'D',
  'C',
  'L',
  'm',
  'X',
  'S',
  'M',
]);

/** What React, React DOM and its root offer and the app may not use: `lean-react` refuses its modules that do. */
export const EXPORTS_NOT_USED: ReadonlySet<string> = new Set([
  'Activity',
  'Profiler',
  'ViewTransition',
  'addTransitionType',
  'cache',
  'cacheSignal',
  'captureOwnerStack',
  'unstable_useCacheRefresh',
  'useActionState',
  'browser',
  'hydrateRoot',
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'requestFormReset',
  'unstable_batchedUpdates',
  'useFormState',
  'useFormStatus',
]);

/** Text in a built module that would need what is left out: elements that React hoists, methods of a class's old life. */
export const NOT_SAID: RegExp =
  /\bjsxs?\("(?:title|link|meta|style|script|html|head|body)"|\b(?:(?:UNSAFE_)?componentWill(?:Mount|ReceiveProps|Update)|getSnapshotBeforeUpdate)\b/;
