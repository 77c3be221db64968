import type { GoodsIndex } from "@sundry/api/contract/entities/search";
import { clear, list, remove } from "@sundry/api/contract/footprint";
import type { Page } from "@sundry/api/contract/paging";
import { useTranslation } from "react-i18next";
import { client } from "../../shared/data/client.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { withoutRows } from "../../shared/list/withoutRows.ts";

/** Visits on a page. */
export const pageSize = 20;

/**
 * The goods that the buyer has viewed. Removed visits leave the page at once, and come back if the server refuses
 * (MC-09).
 */
export function useFootprints(pageNumber: number) {
  const { t } = useTranslation("footprint");
  const shown = { pageNumber, pageSize };
  const read = useRead(list, shown, { keepPrevious: true });
  const options = { invalidate: [list], success: t("removed"), parallel: true };
  return {
    ...read,
    visits: read.data?.records ?? [],
    remove: useAction((goodsIds: readonly string[]) => client.send(remove, { ids: goodsIds.join(",") }), {
      ...options,
      optimistic: {
        read: list,
        input: shown,
        change: (page: Page<GoodsIndex>, goodsIds) => withoutRows(page, ({ goodsId }) => goodsIds.includes(goodsId)),
      },
    }).run,
    clear: useAction(clear, {
      ...options,
      optimistic: { read: list, input: shown, change: (page: Page<GoodsIndex>) => withoutRows(page, () => true) },
    }).run,
  };
}
