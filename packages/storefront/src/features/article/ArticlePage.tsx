import { categories, get } from "@sundry/api/contract/article";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { preloadRichText } from "../../shared/richText/RichText.tsx";
import { wrap } from "../../shared/layout/wrap.css.ts";
import type { PageQuery } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { ArticleList } from "./ArticleList.tsx";
import { ArticleNav } from "./ArticleNav.tsx";
import { ArticleText } from "./ArticleText.tsx";
import { HelpHome } from "./HelpHome.tsx";
import * as styles from "./ArticlePage.css.ts";

/**
 * The help pages: the first one, and the tree of categories beside a list of articles, or beside the article with the `id`.
 * An unknown id shows the list with a note (GD-07).
 */
export function ArticlePage() {
  const { t } = useTranslation("article");
  const [query] = usePageQuery("article");
  const { id } = query;
  useEffect(preloadRichText, []);
  const tree = useRead(categories, {}, { freshFor: 60_000 });
  const article = useRead(get, id ? { id } : null);
  const gone = id !== "" && (article.data === null || article.error?.kind === "notFound");
  const reading = id !== "" && !gone;
  if (isHome(query))
    return (
      <div className={wrap}>
        <HelpHome tree={tree.data ?? []} />
      </div>
    );
  return (
    <div className={wrap}>
      <div className={styles.layout}>
        <ArticleNav
          tree={tree.data ?? []}
          loading={tree.loading}
          current={reading ? (article.data?.categoryId ?? undefined) : query.categoryId}
        />
        <div className={styles.main}>
          {reading ? (
            <ArticleText read={article} tree={tree.data ?? []} />
          ) : (
            <ArticleList query={query} tree={tree.data ?? []} {...(gone && { note: t("article.gone") })} />
          )}
        </div>
      </div>
    </div>
  );
}

/** Whether the address names neither an article nor a part of the list. */
function isHome({ id, categoryId, title, pageNumber }: PageQuery<"article">): boolean {
  return id === "" && categoryId === undefined && title === "" && pageNumber === 1;
}
