import { createContext, useContext, useEffect } from "react";

/** Takes the name of what a page shows, for the title. */
export const SetPageName = createContext<(name: string | undefined) => void>(() => undefined);

/** Puts a name in front of the document title while the page is open. */
export function usePageName(name: string | undefined): void {
  const setName = useContext(SetPageName);
  useEffect(() => {
    setName(name);
    return () => setName(undefined);
  }, [name, setName]);
}
