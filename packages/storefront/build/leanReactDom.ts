import type { Plugin } from "vite";
import { type Known, leanCode, leftOut } from "./leanCode.ts";

const file = /[\\/]cjs[\\/](react|react-dom|react-dom-client)\.production\.js$/;

/**
 * React DOM for a shop that draws everything in the browser. It never takes over a page that a server drew (hydration), and
 * uses neither view transitions, `Activity`, suspense lists, references to fragments, elements that React moves into the head
 * (`title`, `meta`, `link`, `style`, `script`), forms whose action is a function, elements of its own making nor component
 * stacks in reports. `leanReactDom.test.ts` holds the source to that; whoever uses one of them takes its lines out here.
 */
const client: Known = {
  constants: {
    // A browser, and one of this decade.
    canUseDOM: "!0",
    isInputEventSupported: "!0",
    // Hydration
    isHydrating: "!1",
    hydrationParentFiber: "null",
    nextHydratableInstance: "null",
    hydrationErrors: "null",
    // View transitions
    shouldStartViewTransition: "!1",
    appearingViewTransitions: "null",
    viewTransitionMutationContext: "!1",
    viewTransitionContextChanged: "!1",
    viewTransitionCancelableChildren: "null",
    inUpdateViewTransition: "!1",
    rootViewTransitionAffected: "!1",
    rootViewTransitionNameCanceled: "!1",
    pendingViewTransition: "null",
    pendingViewTransitionEvents: "null",
    pendingTransitionTypes: "null",
  },
  properties: { dehydrated: "null", isDehydrated: "!1" },
  // Updates that a view transition might show: every one of them was searched for elements to show so.
  comparisons: {
    "(lanes & 335544064) === lanes": "!1",
    "(committedLanes & 335544064) === committedLanes": "!1",
  },
  // Kinds of nodes: a boundary not yet taken over, suspense list, scope, hidden (old), cache, marker, element in the head, the document's own elements, view transition, activity.
  tags: [18, 19, 21, 23, 24, 25, 26, 27, 30, 31],
  bodies: {
    // Hydration, and events that wait for it
    popHydrationState: "return !1;",
    resetHydrationState: "",
    upgradeHydrationErrorsToRecoverable: "return null;",
    retryIfBlockedOn: "",
    dispatchEvent:
      "_enabled && (findInstanceBlockingEvent(nativeEvent), " +
      "dispatchEventForPluginEventSystem(domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer));",
    updateDehydratedSuspenseComponent: leftOut,
    // Elements in the head, and commits that wait for them or for pictures of a view transition
    isHostHoistableType: "return !1;",
    isSingletonScope: "return !1;",
    preloadInstanceAndSuspendIfNeeded: "workInProgress.flags &= -16777217;",
    accumulateSuspenseyCommitOnFiber: "",
    waitForCommitToBeReady: "return null;",
    prefetchDNS: leftOut,
    preconnect: leftOut,
    preload: leftOut,
    preloadModule: leftOut,
    preinitScript: leftOut,
    preinitStyle: leftOut,
    preinitModuleScript: leftOut,
    // Elements of one's own making
    isCustomElement: "return !1;",
    setPropOnCustomElement: leftOut,
    // Forms with functions
    extractEvents$1: "",
    startHostTransition: leftOut,
    mountActionState: leftOut,
    updateActionState: leftOut,
    rerenderActionState: leftOut,
    useHostTransitionStatus: leftOut,
    TransitionAwareHostComponent: leftOut,
    // Component stacks, old names of events, the browser's own sign of a long transition
    getStackByFiberInDevAndProd: 'return "";',
    getVendorPrefixedEventName: "return eventName;",
    defaultOnDefaultTransitionIndicator: "",
    // References to fragments
    FragmentInstance: leftOut,
    commitNewChildToFragmentInstances: "",
    commitFragmentInstanceInsertionEffects: "",
    commitFragmentInstanceDeletionEffects: "",
    isFragmentInstanceParent: "return !1;",
    traverseVisibleInstancesAndTextInstances: leftOut,
    // View transitions
    commitEnterViewTransitions: "",
    commitExitViewTransitions: "",
    commitNestedViewTransitions: "",
    trackEnterViewTransitions: "",
    queueTransitionTypes: "",
    scheduleViewTransitionEvent: "",
  },
  unread: [
    "exports.hydrateRoot",
    "FragmentInstance.prototype.",
    "ViewTransitionPseudoElement.prototype.",
    "ReactDOMHydrationRoot.prototype.",
    "ReactDOMSharedInternals.findDOMNode",
  ],
};

/** What is known of each file. */
export const knownOfReact: Readonly<Record<string, Known>> = {
  "react-dom-client": client,
  "react-dom": {
    unread: [
      "exports.browser",
      "exports.preconnect",
      "exports.prefetchDNS",
      "exports.preinit",
      "exports.preinitModule",
      "exports.preload",
      "exports.preloadModule",
      "exports.requestFormReset",
      "exports.useFormState",
      "exports.useFormStatus",
    ],
  },
  react: {
    unread: [
      "exports.addTransitionType",
      "exports.cache",
      "exports.cacheSignal",
      "exports.unstable_useCacheRefresh",
      "exports.useActionState",
      "exports.useOptimistic",
    ],
  },
};

/** A third of React DOM is for what the shop does not do, and it pays for some of that at every update: 20 KB of the first visit. */
export function leanReactDom(): Plugin {
  return {
    name: "sundry:lean-react-dom",
    apply: "build",
    transform: {
      filter: { id: file },
      handler(code, id) {
        const [, name = ""] = file.exec(id) ?? [];
        return { code: leanCode(code, knownOfReact[name] ?? {}), map: null };
      },
    },
  };
}
