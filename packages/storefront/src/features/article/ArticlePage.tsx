import { categories, get } from "@sundry/api/contract/article";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { preloadRichText } from "../../shared/richText/RichText.tsx";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { ArticleList } from "./ArticleList.tsx";
import { ArticleNav } from "./ArticleNav.tsx";
import { readArticleQuery } from "./articleQuery.ts";
import { ArticleText } from "./ArticleText.tsx";
import * as styles from "./ArticlePage.css.ts";

/**
 * The help pages: the tree of categories beside a list of articles, or beside the one that `id` names. An unknown id leads
 * to the list with a note (GD-07).
 */
export function ArticlePage() {
  const { t } = useTranslation("article");
  const [params] = useSearchParams();
  const query = useMemo(() => readArticleQuery(params), [params]);
  useEffect(preloadRichText, []);
  const tree = useRead(categories, {}, { freshFor: 60_000 });
  const article = useRead(get, query.id ? { id: query.id } : null);
  const gone = query.id !== undefined && (article.data === null || article.error?.kind === "notFound");
  const reading = query.id !== undefined && !gone;
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
