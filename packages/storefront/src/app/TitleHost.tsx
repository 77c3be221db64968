import { type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RouteRow } from "../routes.ts";
import {
  documentTitle,
  type PageOwnName,
  PageTitle,
  SetPageName,
  TitleOnServerContext,
} from "../shared/routing/pageName.ts";
import { useSite } from "../shared/site/site.ts";

/**
 * Sets `document.title`: the route's title in the page's language, then the site's name. A page with a name of its own
 * (goods, store, article) puts that first (RT-04, product 4).
 */
export function TitleHost({ row, fallback, children }: { row?: RouteRow; fallback?: string; children: ReactNode }) {
  const { t } = useTranslation("shell");
  const { siteName } = useSite();
  const [own, setOwn] = useState<PageOwnName>();
  const ofRoute = row ? t(`titles.${row.name}`) : (fallback ?? "");
  useContext(TitleOnServerContext)?.({ title: ofRoute, siteName });
  const title = own?.instead && own.text !== undefined ? own.text : ofRoute;
  const name = own?.instead ? undefined : own?.text;
  const count = own?.count;
  useEffect(() => {
    document.title = documentTitle({ name, title, siteName });
  }, [name, title, siteName]);
  return (
    <SetPageName value={useMemo(() => setOwn, [])}>
      <PageTitle value={useMemo(() => ({ name: name || title, count }), [name, title, count])}>{children}</PageTitle>
    </SetPageName>
  );
}
