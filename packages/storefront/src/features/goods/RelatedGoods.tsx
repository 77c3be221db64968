import { search } from "@sundry/api/contract/goods";
import { useTranslation } from "react-i18next";
import { useFirstShown } from "../../app/useFirstShown.ts";
import { useNear } from "../../app/useNear.ts";
import { useRead } from "../../app/useRead.ts";
import { GoodsRail } from "../cart/GoodsRail.tsx";
import * as styles from "./DetailSections.css.ts";

/** Other goods of the same category, read once the buyer is near them; silently absent when there are none or they fail. */
export function RelatedGoods({ skuId }: { skuId?: string }) {
  const { t } = useTranslation("goods");
  const { place, near } = useNear<HTMLDivElement>(200);
  const wanted = { pageSize: 6, sort: "buyCount", order: "desc", ...(skuId && { currentGoodsId: skuId }) } as const;
  const data = useFirstShown(useRead(search, near ? wanted : null).data);
  return (
    <div ref={place} className={styles.section}>
      {data && <GoodsRail title={t("related")} goods={data.records} />}
    </div>
  );
}
