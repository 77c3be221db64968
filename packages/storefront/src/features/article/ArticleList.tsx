import { list } from "@sundry/api/contract/article";
import type { ArticleCategory } from "@sundry/api/contract/entities/article";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Notice } from "@sundry/ui/primitives/Notice";
import { Pagination } from "@sundry/ui/primitives/Pagination";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { UiLink } from "@sundry/ui/runtime";
import { useTranslation } from "react-i18next";
import { hrefTo, type PageQuery } from "../../shared/routing/addresses.ts";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { usePageName } from "../../shared/routing/pageName.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { pageTitle } from "../../shared/layout/pageTitle.css.ts";
import * as styles from "./ArticlePage.css.ts";
import { pathOf } from "./articleTree.ts";
import { TitleSearch } from "./TitleSearch.tsx";

/** Articles on a page of the list. */
const PAGE_SIZE = 20;

interface ArticleListProps {
  query: PageQuery<"article">;
  tree: readonly ArticleCategory[];
  /** Explains why the list is shown instead of an article. */
  note?: string;
}

/** The articles of a category, or those with a title that matches a search. */
export function ArticleList({ query, tree, note }: ArticleListProps) {
  const { t } = useTranslation("article");
  const { categoryId, title, pageNumber } = query;
  const errorMessage = useErrorMessage();
  const read = useRead(
    list,
    { ...(categoryId && { categoryId }), ...(title && { title }), pageNumber, pageSize: PAGE_SIZE },
    { keepPrevious: true },
  );
  const category = pathOf(tree, categoryId).at(-1)?.articleCategoryName;
  usePageName(category);
  const page = read.data;
  return (
    <>
      <h1 className={pageTitle}>{category ?? t("article.heading")}</h1>
      {note && <Notice tone="warning">{note}</Notice>}
      <TitleSearch key={title} categoryId={categoryId} title={title} />
      <div aria-busy={read.refreshing} className={styles.results}>
        {read.loading && <RowSkeletons />}
        {read.error && !page && (
          <ErrorState
            title={t("article.listFailed")}
            kind={faultKind(read.error)}
            cause={errorMessage(read.error)}
            onRetry={() => void read.reload()}
          />
        )}
        {page && page.records.length === 0 && (
          <EmptyState
            drawing="search"
            title={title ? t("article.noneFound", { title }) : t("article.none")}
            text={t(title ? "article.noneFoundText" : "article.noneText")}
            action={
              <ButtonLink variant="outline" href={hrefTo.article()}>
                {t("article.showAll")}
              </ButtonLink>
            }
          />
        )}
        {page && page.records.length > 0 && (
          <ul className={styles.list}>
            {page.records.map((article) => (
              <li key={article.id}>
                <UiLink href={hrefTo.article({ id: article.id })} className={styles.row}>
                  <span className={styles.rowTitle}>{article.title}</span>
                  {!categoryId && <span className={styles.rowNote}>{article.articleCategoryName}</span>}
                </UiLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      {page && page.total > PAGE_SIZE && (
        <Pagination
          page={pageNumber}
          pageSize={PAGE_SIZE}
          total={page.total}
          hrefOf={(next) => hrefTo.article({ ...query, id: "", pageNumber: next })}
          onPageChange={() => window.scrollTo(0, 0)}
          className={styles.pages}
        />
      )}
    </>
  );
}

function RowSkeletons() {
  const { t } = useTranslation("shell");
  return (
    <div role="status" aria-label={t("loading")} className={styles.list}>
      {Array.from({ length: 8 }, (_, place) => (
        <Skeleton key={place} className={styles.rowSkeleton} />
      ))}
    </div>
  );
}
