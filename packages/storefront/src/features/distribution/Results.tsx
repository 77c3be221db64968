import { orders } from "@sundry/api/contract/distribution";
import { distributionOrderStatusLabels, label } from "@sundry/api/contract/labels";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { useRead } from "../../shared/data/useRead.ts";
import * as list from "../../shared/list/listPage.css.ts";
import * as styles from "./DistributionPage.css.ts";
import { pageSize, RecordList } from "./RecordList.tsx";
import { formatPrice } from "../../shared/site/money.ts";

/** The purchases made through the distributor's links: buyer, goods, commission and its state (MC-12). */
export function Results({ pageNumber }: { pageNumber: number }) {
  const { t } = useTranslation("distribution");
  const locale = useLocale();
  const shopTime = useShopTime();
  const read = useRead(orders, { pageNumber, pageSize }, { keepPrevious: true, onFocus: true });
  const empty = <EmptyState drawing="box" title={t("results.none")} text={t("results.noneText")} />;
  return (
    <RecordList tab="results" read={read} keyOf={({ id }) => id} empty={empty}>
      {({
        image,
        goodsName,
        num,
        memberName,
        createTime,
        rebate,
        sellBackRebate,
        distributionOrderStatus,
        pendingUntil,
      }) => (
        <>
          <div className={styles.goods}>
            <ProductImage src={image} alt="" sizes="72px" className={styles.picture} />
            <div className={list.rowWords}>
              <p className={list.rowTitle}>{t("results.goods", { name: goodsName, num })}</p>
              <p className={list.rowDetail}>{t("results.buyer", { name: memberName ?? "" })}</p>
              <time className={list.rowDetail}>{shopTime.time(createTime)}</time>
            </div>
          </div>
          <div className={list.rowEnd}>
            <p className={list.rowAmount}>{formatPrice(rebate ?? 0, locale)}</p>
            {sellBackRebate ? (
              <p className={list.rowDetail}>{t("results.back", { amount: formatPrice(sellBackRebate, locale) })}</p>
            ) : null}
            <p className={list.rowDetail}>
              {pendingUntil
                ? t("results.pendingUntil", { date: shopTime.day(pendingUntil) })
                : label(distributionOrderStatusLabels, distributionOrderStatus ?? "", locale)}
            </p>
          </div>
        </>
      )}
    </RecordList>
  );
}
