import { createContext, useContext, useEffect } from "react";

/** Receives the name of what a page shows, for the title. */
export const SetPageName = createContext<(name: string | undefined) => void>(() => undefined);

/** What the open page is called: its own name, or the title of its route. */
export const PageTitle = createContext("");

/** Puts a name in front of the document title while the page is open. */
export function usePageName(name: string | undefined): void {
  const setName = useContext(SetPageName);
  useEffect(() => {
    setName(name);
    return () => setName(undefined);
  }, [name, setName]);
}
