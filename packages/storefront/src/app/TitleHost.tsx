import { type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RouteRow } from "../routes.ts";
import { documentTitle, PageTitle, SetPageName, TitleOnServerContext } from "../shared/routing/pageName.ts";
import { useSite } from "../shared/site/site.ts";

/**
 * Sets `document.title`: the route's title in the page's language, then the site's name. A page with a name of its own
 * (goods, store, article) puts that first (RT-04, product 4).
 */
export function TitleHost({ row, fallback, children }: { row?: RouteRow; fallback?: string; children: ReactNode }) {
  const { t } = useTranslation("shell");
  const { siteName } = useSite();
  const [name, setName] = useState<string>();
  const title = row ? t(`titles.${row.name}`) : (fallback ?? "");
  useContext(TitleOnServerContext)?.({ title, siteName });
  useEffect(() => {
    document.title = documentTitle({ name, title, siteName });
  }, [name, title, siteName]);
  return (
    <SetPageName value={useMemo(() => setName, [])}>
      <PageTitle value={name || title}>{children}</PageTitle>
    </SetPageName>
  );
}
