import { createContext, startTransition, useContext, useEffect } from "react";

/** What the title of the document is made of. */
export interface TitleParts {
  /** Name of what the page shows. */
  name: string | undefined;
  /** Title of the route. */
  title: string;
  siteName: string;
}

/** The name of what a page shows. */
export interface PageOwnName {
  /** Undefined if the page is called like its route. */
  readonly text: string | undefined;
  /** Whether it stands in place of the route's title rather than in front of it. */
  readonly instead: boolean;
  /** How many things the page lists, which a phone's bar shows beside the title. */
  readonly count: string | undefined;
}

/** Receives the name of what a page shows, for the title. */
export const SetPageName = createContext<(name: PageOwnName | undefined) => void>(() => undefined);

/** Only on the server: receives parts of the title while the page renders, because no effects run there. */
export const TitleOnServerContext = createContext<((parts: Partial<TitleParts>) => void) | undefined>(undefined);

/** What the open page is called, its own name or the title of its route, and how many things it lists. */
export const PageTitle = createContext<{ readonly name: string; readonly count?: string | undefined }>({ name: "" });

/**
 * Puts a name in front of the document title while the page is open; `instead` of it where the route's would be wrong. `count` is
 * how many things the page lists.
 */
export function usePageName(
  name: string | undefined,
  { instead = false, count }: { instead?: boolean; count?: string | undefined } = {},
): void {
  const setName = useContext(SetPageName);
  useContext(TitleOnServerContext)?.(instead && name ? { title: name } : { name });
  // Not urgent: parts of the page may still be waiting to be taken over.
  useEffect(() => {
    startTransition(() => setName({ text: name, instead, count }));
    return () => startTransition(() => setName(undefined));
  }, [name, instead, count, setName]);
}

/** The title of the document: "Teapot - Product details - Sundry". */
export function documentTitle({ name, title, siteName }: TitleParts): string {
  return [name, title, siteName].filter(Boolean).join(" - ");
}
