import { Phrases } from "@sundry/ui/primitives/Phrases";
import { list } from "@sundry/api/contract/article";
import type { Article, ArticleCategory } from "@sundry/api/contract/entities/article";
import { Breadcrumbs } from "@sundry/ui/primitives/Breadcrumbs";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { VisuallyHidden } from "@sundry/ui/primitives/VisuallyHidden";
import { UiLink } from "@sundry/ui/runtime";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { screenOnly } from "../../shared/layout/paper.css.ts";
import { PaperHead } from "../../shared/layout/PaperHead.tsx";
import { PrintButton } from "../../shared/layout/PrintButton.tsx";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { SuspendingRichText } from "../../shared/richText/RichText.tsx";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { usePageName } from "../../shared/routing/pageName.ts";
import { type Read, useRead } from "../../shared/data/useRead.ts";
import * as styles from "./ArticlePage.css.ts";
import { neighbours, pathOf } from "./articleTree.ts";
import { SectionLinks } from "./SectionLinks.tsx";
import { prose } from "./prose.css.ts";

interface ArticleTextProps {
  read: Read<Article | null | undefined>;
  tree: readonly ArticleCategory[];
}

/**
 * One article: its sanitised text (VA-05), the date of its latest change, and the articles before and after it (GD-07).
 */
export function ArticleText({ read, tree }: ArticleTextProps) {
  const { t } = useTranslation("article");
  const errorMessage = useErrorMessage();
  const article = read.data;
  usePageName(article?.title);
  if (read.error && !article)
    return (
      <ErrorState
        headingLevel={1}
        title={t("article.failed")}
        kind={faultKind(read.error)}
        cause={errorMessage(read.error)}
        onRetry={() => void read.reload()}
      />
    );
  if (!article) return <TextSkeleton />;
  return (
    <Suspense fallback={<TextSkeleton />}>
      <Text article={article} tree={tree} />
    </Suspense>
  );
}

function Text({ article, tree }: { article: Article; tree: readonly ArticleCategory[] }) {
  const { t } = useTranslation("article");
  const shopTime = useShopTime();
  const updated = shopTime.day(article.updateTime ?? article.createTime);
  return (
    <article className={styles.article}>
      <PaperHead path={hrefTo.article({ id: article.id })} />
      <Breadcrumbs
        className={screenOnly}
        crumbs={[
          { label: t("article.heading"), href: hrefTo.article() },
          ...pathOf(tree, article.categoryId).map(({ id, articleCategoryName }) => ({
            label: articleCategoryName,
            href: hrefTo.article({ categoryId: id }),
          })),
          { label: article.title },
        ]}
      />
      <h1 className={styles.title}>
        <Phrases>{article.title}</Phrases>
      </h1>
      <p className={styles.meta}>
        {updated && <span>{t("article.updated", { date: updated })}</span>}
        <PrintButton>{t("article.print")}</PrintButton>
      </p>
      <h2>
        <VisuallyHidden>{t("article.text")}</VisuallyHidden>
      </h2>
      <SectionLinks>
        <SuspendingRichText html={article.content} className={prose} />
      </SectionLinks>
      <Neighbours article={article} />
    </article>
  );
}

function Neighbours({ article: { id, categoryId } }: { article: Article }) {
  const { t } = useTranslation("article");
  const { data } = useRead(list, categoryId ? { categoryId, pageNumber: 1, pageSize: 100 } : null);
  const { previous, next } = neighbours(data?.records ?? [], id);
  if (!previous && !next) return <div className={styles.neighboursSkeleton} />;
  return (
    <nav aria-label={t("article.neighbours")} className={styles.neighbours}>
      {previous && (
        <UiLink rel="prev" href={hrefTo.article({ id: previous.id })} className={styles.neighbour}>
          <span className={styles.rowNote}>{t("article.previous")}</span>
          <span>{previous.title}</span>
        </UiLink>
      )}
      {next && (
        <UiLink rel="next" href={hrefTo.article({ id: next.id })} className={styles.following}>
          <span className={styles.rowNote}>{t("article.next")}</span>
          <span>{next.title}</span>
        </UiLink>
      )}
    </nav>
  );
}

function TextSkeleton() {
  const { t } = useTranslation("shell");
  return (
    <div role="status" aria-label={t("loading")} className={styles.article}>
      <Skeleton blockSize="32px" inlineSize="60%" />
      {Array.from({ length: 9 }, (_, place) => (
        <Skeleton key={place} shape="text" {...(place % 3 === 2 && { inlineSize: "70%" })} />
      ))}
    </div>
  );
}
