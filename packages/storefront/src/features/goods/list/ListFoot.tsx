import { Pagination } from "@sundry/ui/primitives/Pagination";
import { useTranslation } from "react-i18next";
import * as styles from "./GoodsListPage.css.ts";
import { changed, type GoodsListQuery, goodsListAddress, pageSizes } from "./goodsListQuery.ts";

interface ListFootProps {
  query: GoodsListQuery;
  total: number;
  onChange: (next: GoodsListQuery) => void;
}

/** Numbered pages as links, and how many goods stand on each; nothing where all of them stand on the smallest page. */
export function ListFoot({ query, total, onChange }: ListFootProps) {
  const { t } = useTranslation("goodsList");
  if (total === 0 || (total <= pageSizes[0] && query.pageNumber === 1)) return null;
  return (
    <div className={styles.foot}>
      <Pagination
        page={query.pageNumber}
        pageSize={query.pageSize}
        total={total}
        hrefOf={(pageNumber) => goodsListAddress({ ...query, pageNumber })}
        onPageChange={() => window.scrollTo(0, 0)}
        className={styles.pages}
      />
      <select
        aria-label={t("pageSize")}
        value={query.pageSize}
        className={styles.perPage}
        onChange={(event) => {
          const pageSize = pageSizes.find((size) => String(size) === event.currentTarget.value) ?? 20;
          onChange(changed(query, { pageSize }));
        }}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {t("perPage", { count: size })}
          </option>
        ))}
      </select>
    </div>
  );
}
