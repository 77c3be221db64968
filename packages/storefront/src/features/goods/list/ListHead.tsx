import type { Category } from "@sundry/api/contract/entities/category";
import { formatCount } from "@sundry/ui/format/count";
import { Breadcrumbs } from "@sundry/ui/primitives/Breadcrumbs";
import { useTranslation } from "react-i18next";
import { chainOf } from "../categories/categoryTree.ts";
import { usePageName } from "../../../shared/routing/pageName.ts";
import * as styles from "./GoodsListPage.css.ts";
import { emptyQuery, type GoodsListQuery, goodsListAddress } from "./goodsListQuery.ts";

interface ListHeadProps {
  query: GoodsListQuery;
  tree: readonly Category[];
  /** Undefined while it is not known. */
  total: number | undefined;
}

/** Where the list stands, what it shows and how much of it there is (RT-08, GD-01). */
export function ListHead({ query, tree, total }: ListHeadProps) {
  const { t } = useTranslation("goodsList");
  const chain = chainOf(tree, query.categoryIds);
  const found = query.keyword && t("results", { keyword: query.keyword });
  const title = found || (chain.at(-1)?.name ?? t("all"));
  usePageName(query.keyword || chain.at(-1)?.name);
  const shelves = chain.map(({ name }, depth) => ({
    label: name,
    href: goodsListAddress({ ...emptyQuery, categoryIds: chain.slice(0, depth + 1).map(({ id }) => id) }),
  }));
  const last = found ? [{ label: found }] : shelves.length === 0 ? [{ label: title }] : [];
  return (
    <>
      <Breadcrumbs crumbs={[{ label: t("home"), href: "/" }, ...shelves, ...last]} className={styles.crumbs} />
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p role="status" className={styles.count}>
          {total !== undefined && t("count", { count: total, formatted: formatCount(total) })}
        </p>
      </div>
    </>
  );
}
