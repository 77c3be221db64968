import { createContext, useContext, useEffect } from "react";

/** Where a page says the name of what it shows; the host of the title listens. */
export const SetPageName = createContext<(name: string | undefined) => void>(() => undefined);

/** Puts the name of what the page shows in front of its title while the page is there. */
export function usePageName(name: string | undefined): void {
  const setName = useContext(SetPageName);
  useEffect(() => {
    setName(name);
    return () => setName(undefined);
  }, [name, setName]);
}
