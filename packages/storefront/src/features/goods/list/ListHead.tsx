import type { Result } from "@sundry/api/contract/call";
import type { Category } from "@sundry/api/contract/entities/category";
import type { search } from "@sundry/api/contract/goods";
import { formatCount } from "@sundry/ui/format/count";
import { Breadcrumbs } from "@sundry/ui/primitives/Breadcrumbs";
import { SkipLink } from "@sundry/ui/primitives/SkipLink";
import { useTranslation } from "react-i18next";
import { categoryPath } from "../categories/categoryTree.ts";
import { useLocale } from "../../../shared/i18n/locale.ts";
import { listOf } from "../../../shared/i18n/locales.ts";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { usePageName } from "../../../shared/routing/pageName.ts";
import { shownInBar } from "../../../shared/layout/pageTitle.css.ts";
import * as styles from "./GoodsListPage.css.ts";
import type { GoodsListQuery } from "./goodsListQuery.ts";

/** Id of the heading of the results, which the link past the filters leads to. */
export const resultsId = "results";

const specialSorts = ["releaseTime", "buyCount"] as const;

/** Whether an order makes a list of its own of all goods, which links lead to by its name. */
function isSpecial(sort: string): sort is (typeof specialSorts)[number] {
  return specialSorts.some((special) => special === sort);
}

interface ListHeadProps {
  query: GoodsListQuery;
  tree: readonly Category[];
  /** The answer, which may be to another keyword that the server took it for; undefined while unknown. */
  page: Pick<Result<typeof search>, "total" | "more" | "corrected" | "dropped"> | undefined;
}

/** Breadcrumbs, title and number of goods (RT-08, GD-01). */
export function ListHead({ query, tree, page }: ListHeadProps) {
  const { t } = useTranslation("goodsList");
  const locale = useLocale();
  const { total, more, corrected, dropped = [] } = page ?? {};
  const chain = categoryPath(tree, query.categoryId);
  const found = query.keyword && t("results", { keyword: corrected ?? query.keyword });
  const special = isSpecial(query.sort) ? t(`sorted.${query.sort}`) : undefined;
  const listed = chain.at(-1)?.name ?? (query.couponId ? t("couponGoods") : special);
  const title = found || (listed ?? t("all"));
  const formatted = formatCount(total ?? 0);
  const counted = more ? t("countMore", { formatted }) : t("count", { count: total ?? 0, formatted });
  const short = more ? t("shortMore", { formatted }) : formatted;
  usePageName((corrected ?? query.keyword) || listed, { count: total === undefined ? undefined : short });
  const left = listOf(
    (dropped ?? []).map((word) => t("droppedWord", { word })),
    locale,
  );
  const instead = left ? t("dropped", { words: left }) : corrected && t("corrected", { keyword: query.keyword });
  const categories = chain.map(({ name }, depth) => ({
    label: name,
    href: hrefTo.goodsList({ categoryId: chain.slice(0, depth + 1).map(({ id }) => id) }),
  }));
  const last = found ? [{ label: found }] : categories.length === 0 ? [{ label: title }] : [];
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: t("home"), href: hrefTo.home() }, ...categories, ...last]}
        className={styles.crumbs}
      />
      <SkipLink target={resultsId}>{t("skipToResults")}</SkipLink>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p role="status" className={styles.count}>
          {total !== undefined && <span className={shownInBar}>{counted}</span>}
          {instead && <span className={styles.corrected}>{instead}</span>}
        </p>
      </div>
    </>
  );
}
