import { FilterChips } from "@sundry/ui/commerce/FilterChips";
import { Button } from "@sundry/ui/primitives/Button";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Notice } from "@sundry/ui/primitives/Notice";
import { VisuallyHidden } from "@sundry/ui/primitives/VisuallyHidden";
import { from } from "@sundry/ui/theme/breakpoints";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { faultKind, useErrorMessage } from "../../../shared/data/errorMessage.ts";
import { useFirstShown } from "../../../shared/layout/useFirstShown.ts";
import { useHydrating } from "../../../shared/layout/useHydrating.ts";
import { useMediaQuery } from "../../../shared/layout/useMediaQuery.ts";
import { useCategories } from "../categories/useCategories.ts";
import { wrap } from "../../../shared/layout/wrap.css.ts";
import { EarlierPages } from "./EarlierPages.tsx";
import { activeFilters, withoutFilters } from "./activeFilters.ts";
import { FilterSkeleton } from "./FilterSkeleton.tsx";
import * as styles from "./GoodsListPage.css.ts";
import { GrowingFoot } from "./GrowingFoot.tsx";
import { ListHead, resultsId } from "./ListHead.tsx";
import { ListResults, ListSkeleton } from "./ListResults.tsx";
import { ListToolbar } from "./ListToolbar.tsx";
import { useFilterWords } from "./useFilterWords.ts";
import { useGoodsList } from "./useGoodsList.ts";
import { lazyPart } from "../../../shared/routing/lazyPart.ts";

// Rarely needed at first: a phone opens the filters with a button and has no page numbers, and few lists are empty.
const ListFoot = lazyPart(() => import("./ListFoot.tsx").then((m) => ({ default: m.ListFoot })));
const FilterPanel = lazyPart(() => import("./FilterPanel.tsx").then((m) => ({ default: m.FilterPanel })));
const EmptyList = lazyPart(() => import("./EmptyList.tsx").then((m) => ({ default: m.EmptyList })));
const FilterDrawer = lazyPart(() => import("./FilterDrawer.tsx").then((m) => ({ default: m.FilterDrawer })));

/** Search results and category lists, defined entirely by the address (GD-01, RT-08). */
export function GoodsListPage() {
  const { t } = useTranslation("goodsList");
  const [filtersOpen, setFiltersOpen] = useState(false);
  // The server does not know the width of the window: the styles decide until the browser has taken over.
  const hydrating = useHydrating();
  const hasSidebar = useMediaQuery(from("lg"));
  const { query, list, facets, go, grows, first, show, total } = useGoodsList({
    filtersShown: hasSidebar || filtersOpen,
  });
  const tree = useCategories() ?? [];
  const errorMessage = useErrorMessage();
  const page = list.data;
  const shown = useFirstShown(page);
  const filters = activeFilters(query, useFilterWords(facets, page?.records[0]), page?.understood);
  const panel = { query, facets, tree, onChange: go };
  // Without goods and without a filter to take away there is nothing to sort or to narrow.
  const bare = shown?.total === 0 && filters.length === 0;
  return (
    <div className={wrap}>
      <ListHead query={query} tree={tree} page={page} />
      <div className={bare ? undefined : styles.layout}>
        {(hasSidebar || hydrating) && !bare && (
          <aside aria-label={t("filters")} className={styles.side}>
            <h2>
              <VisuallyHidden>{t("filters")}</VisuallyHidden>
            </h2>
            {hydrating ? (
              <FilterSkeleton />
            ) : (
              <Suspense fallback={<FilterSkeleton />}>
                <FilterPanel {...panel} />
              </Suspense>
            )}
          </aside>
        )}
        <div>
          {!bare && (
            <ListToolbar query={query} filters={filters.length} onChange={go} onFilters={() => setFiltersOpen(true)} />
          )}
          <FilterChips
            chips={filters}
            className={styles.chips}
            onRemove={({ id }) => go(filters.find((filter) => filter.id === id)?.without ?? query)}
            onClear={() => go(withoutFilters(query, page?.understood))}
          />
          {list.error && page && (
            <Notice
              tone="danger"
              className={styles.notice}
              action={
                <Button variant="outline" size="sm" onClick={() => void list.reload()}>
                  {t("retry", { ns: "shell" })}
                </Button>
              }
            >
              {t("stale")}
            </Notice>
          )}
          <h2 id={resultsId} tabIndex={-1}>
            <VisuallyHidden>{t("found")}</VisuallyHidden>
          </h2>
          <div
            aria-busy={list.refreshing}
            data-stale={page && (list.refreshing || list.error) ? "" : undefined}
            className={styles.results}
          >
            {first > 1 && grows && (
              <Button variant="outline" wide onClick={() => show({ first: first - 1, last: query.pageNumber })}>
                {t("earlier")}
              </Button>
            )}
            {first < query.pageNumber && <EarlierPages query={query} first={first} />}
            {(list.loading || (page && !shown)) && <ListSkeleton count={query.pageSize} view={query.view} />}
            {list.error && !page && (
              <ErrorState
                title={t("failed")}
                kind={faultKind(list.error)}
                cause={errorMessage(list.error)}
                onRetry={() => void list.reload()}
              />
            )}
            {shown && shown.total === 0 && (
              <Suspense fallback={<ListSkeleton count={query.pageSize} view={query.view} />}>
                <EmptyList query={query} filters={filters} nearest={shown.nearest} onChange={go} />
              </Suspense>
            )}
            {shown && shown.records.length > 0 && <ListResults rows={shown.records} view={query.view} />}
          </div>
          {grows ? (
            total > 0 && (
              <GrowingFoot
                shown={Math.min(total, (page ? query.pageNumber : query.pageNumber - 1) * query.pageSize)}
                total={total}
                more={page?.more}
                loading={list.loading}
                failed={!page && list.error !== undefined}
                onMore={() => show({ first, last: query.pageNumber + 1 })}
              />
            )
          ) : (
            <Suspense>{!hydrating && <ListFoot query={query} total={total} onChange={go} />}</Suspense>
          )}
        </div>
      </div>
      {filtersOpen && (
        <Suspense>
          <FilterDrawer {...panel} total={page?.total ?? 0} more={page?.more} onClose={() => setFiltersOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
