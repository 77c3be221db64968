import type { Category } from "@sundry/api/contract/entities/category";
import { formatCount } from "@sundry/ui/format/count";
import { Breadcrumbs } from "@sundry/ui/primitives/Breadcrumbs";
import { useTranslation } from "react-i18next";
import { categoryPath } from "../categories/categoryTree.ts";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { usePageName } from "../../../shared/routing/pageName.ts";
import * as styles from "./GoodsListPage.css.ts";
import type { GoodsListQuery } from "./goodsListQuery.ts";

interface ListHeadProps {
  query: GoodsListQuery;
  tree: readonly Category[];
  /** Number of goods found; undefined while unknown. */
  total: number | undefined;
}

/** Breadcrumbs, title and number of goods (RT-08, GD-01). */
export function ListHead({ query, tree, total }: ListHeadProps) {
  const { t } = useTranslation("goodsList");
  const chain = categoryPath(tree, query.categoryId);
  const found = query.keyword && t("results", { keyword: query.keyword });
  const title = found || (chain.at(-1)?.name ?? t("all"));
  usePageName(query.keyword || chain.at(-1)?.name);
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
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p role="status" className={styles.count}>
          {total !== undefined && t("count", { count: total, formatted: formatCount(total) })}
        </p>
      </div>
    </>
  );
}
