import { list } from "@sundry/api/contract/article";
import type { ArticleCategory } from "@sundry/api/contract/entities/article";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useTranslation } from "react-i18next";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { currentLocale } from "../../shared/i18n/locale.ts";
import { pageTitle } from "../../shared/layout/pageTitle.css.ts";
import { lazyOptional } from "../../shared/routing/lazyPart.ts";
import { useUser } from "../../shared/session/session.ts";
import { loadOrderHelp } from "../order/index.ts";
import { GuestHelp } from "./GuestHelp.tsx";
import { HelpQuestions } from "./HelpQuestions.tsx";
import { HelpTopics } from "./HelpTopics.tsx";
import * as styles from "./HelpHome.css.ts";
import { TitleSearch } from "./TitleSearch.tsx";

const OrderHelp = lazyOptional(() => loadOrderHelp(currentLocale()).then((part) => ({ default: part })));

/** Articles that the help centre can list; shops have fewer. */
const mostArticles = 100;

interface HelpHomeProps {
  tree: readonly ArticleCategory[];
}

/** The first page of the help centre: a search, the order it is about, four questions, and all articles by topic (GD-07). */
export function HelpHome({ tree }: HelpHomeProps) {
  const { t } = useTranslation("article");
  const errorMessage = useErrorMessage();
  const user = useUser();
  const read = useRead(list, { pageNumber: 1, pageSize: mostArticles }, { freshFor: 60_000 });
  const articles = read.data?.records;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={pageTitle}>{t("article.heading")}</h1>
        <TitleSearch className={styles.search} />
      </header>
      {user ? (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<div className={styles.orderSpace} />}>
            <OrderHelp />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <GuestHelp />
      )}
      <HelpQuestions articles={articles} />
      {read.error && !articles && (
        <ErrorState
          title={t("article.listFailed")}
          kind={faultKind(read.error)}
          cause={errorMessage(read.error)}
          onRetry={() => void read.reload()}
        />
      )}
      {articles?.length === 0 ? (
        <EmptyState drawing="search" title={t("article.none")} text={t("article.noneText")} />
      ) : (
        <HelpTopics tree={tree} articles={articles ?? []} />
      )}
    </div>
  );
}
