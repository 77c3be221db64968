import { createContext, startTransition, useContext, useEffect } from "react";

/** What the title of the document is made of. */
export interface TitleParts {
  /** Name of what the page shows. */
  name: string | undefined;
  /** Title of the route. */
  title: string;
  siteName: string;
}

/** Receives the name of what a page shows, for the title. */
export const SetPageName = createContext<(name: string | undefined) => void>(() => undefined);

/** Only on the server: receives parts of the title while the page renders, because no effects run there. */
export const TitleOnServerContext = createContext<((parts: Partial<TitleParts>) => void) | undefined>(undefined);

/** What the open page is called: its own name, or the title of its route. */
export const PageTitle = createContext("");

/** Puts a name in front of the document title while the page is open. */
export function usePageName(name: string | undefined): void {
  const setName = useContext(SetPageName);
  useContext(TitleOnServerContext)?.({ name });
  // Not urgent: parts of the page may still be waiting to be taken over.
  useEffect(() => {
    startTransition(() => setName(name));
    return () => startTransition(() => setName(undefined));
  }, [name, setName]);
}

/** The title of the document: "Teapot - Product details - Sundry". */
export function documentTitle({ name, title, siteName }: TitleParts): string {
  return [name, title, siteName].filter(Boolean).join(" - ");
}
