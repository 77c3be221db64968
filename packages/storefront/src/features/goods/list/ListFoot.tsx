import { Pagination } from "@sundry/ui/primitives/Pagination";
import { useTranslation } from "react-i18next";
import * as styles from "./GoodsListPage.css.ts";
import { hrefTo, pages } from "../../../shared/routing/addresses.ts";
import { changed, type GoodsListQuery } from "./goodsListQuery.ts";

const { pageSize: pageSizes } = pages.goodsList.query.params;
const SMALLEST_PAGE = Math.min(...pageSizes.values);

interface ListFootProps {
  query: GoodsListQuery;
  total: number;
  onChange: (next: GoodsListQuery) => void;
}

/** Links to the pages, and the number of goods per page; nothing if all fit on the smallest page. */
export function ListFoot({ query, total, onChange }: ListFootProps) {
  const { t } = useTranslation("goodsList");
  if (total === 0 || (total <= SMALLEST_PAGE && query.pageNumber === 1)) return null;
  return (
    <div className={styles.foot}>
      <Pagination
        page={query.pageNumber}
        pageSize={query.pageSize}
        total={total}
        hrefOf={(pageNumber) => hrefTo.goodsList({ ...query, pageNumber })}
        onPageChange={() => window.scrollTo(0, 0)}
        className={styles.pages}
      />
      <select
        aria-label={t("pageSize")}
        value={query.pageSize}
        className={styles.perPage}
        onChange={(event) => onChange(changed(query, { pageSize: pageSizes.read(event.currentTarget.value) }))}
      >
        {pageSizes.values.map((size) => (
          <option key={size} value={size}>
            {t("perPage", { count: size })}
          </option>
        ))}
      </select>
    </div>
  );
}
