import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from "react";

const HydratingContext = createContext(false);

interface HydrationProps {
  /** Whether the server has rendered the page. */
  sent: boolean;
  children: ReactNode;
}

/**
 * Around the whole shop: parts of a sent page show what the server showed until React has taken over the root.
 *
 * It ends in a transition. With different values for server and browser in `useSyncExternalStore`, React would take over
 * the whole page at once as soon as its root is there, and taps would have to wait.
 */
export function Hydration({ sent, children }: HydrationProps) {
  const [hydrating, setHydrating] = useState(sent);
  useEffect(() => startTransition(() => setHydrating(false)), []);
  return <HydratingContext value={hydrating}>{children}</HydratingContext>;
}

/**
 * True on the server and while the browser takes over a page that the server has rendered. Until then, a component must
 * show what the server showed, without anything that only the browser knows.
 */
export function useHydrating(): boolean {
  return useContext(HydratingContext);
}
