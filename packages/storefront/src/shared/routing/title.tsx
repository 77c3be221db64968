import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import type { RouteRow } from "../../routes.ts";
import { useLocale } from "../i18n/locale.ts";
import { useSite } from "../site/site.ts";

const SetName = createContext<(name: string | undefined) => void>(() => undefined);

/**
 * Keeps `document.title`: the route's title in the page's language, then the site's name; a page that knows better
 * (goods, store, article) puts its name first (RT-04, decisions 4).
 */
export function TitleHost({ row, fallback, children }: { row?: RouteRow; fallback?: string; children: ReactNode }) {
  const locale = useLocale();
  const { siteName } = useSite();
  const [name, setName] = useState<string>();
  const title = row?.title[locale] ?? fallback ?? "";
  useEffect(() => {
    document.title = [name, title, siteName].filter(Boolean).join(" - ");
  }, [name, title, siteName]);
  return <SetName value={useMemo(() => setName, [])}>{children}</SetName>;
}

/** Puts the name of what the page shows in front of its title while the page is there. */
export function usePageName(name: string | undefined): void {
  const setName = useContext(SetName);
  useEffect(() => {
    setName(name);
    return () => setName(undefined);
  }, [name, setName]);
}
