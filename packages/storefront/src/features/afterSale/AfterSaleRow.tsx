import type { AfterSaleDetail } from "@sundry/api/contract/entities/afterSale";
import { afterSaleStatusLabels, label } from "@sundry/api/contract/labels";
import { OrderCard } from "@sundry/ui/commerce/OrderCard";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { CancelButton } from "./CancelButton.tsx";
import { afterSaleTone } from "./afterSaleState.ts";
import { useNextWords } from "./useNextWords.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";

/** One case of the list as a card: goods, refund, state, next step and actions (MC-04). */
export function AfterSaleRow({ afterSale }: { afterSale: AfterSaleDetail }) {
  const { t } = useTranslation("afterSale");
  const locale = useLocale();
  const shopTime = useShopTime();
  const nextWords = useNextWords();
  const { sn, serviceStatus, afterSaleAllowOperationVO: allowed } = afterSale;
  const href = hrefTo.afterSale({ sn });
  const open = allowed.cancel || allowed.rog || allowed.refund;
  return (
    <OrderCard
      aria-label={t("name", { sn })}
      order={{
        sn,
        href,
        status: label(afterSaleStatusLabels, serviceStatus, locale),
        tone: afterSaleTone(serviceStatus),
        placed: shopTime.time(afterSale.createTime),
        storeName: afterSale.storeName,
        storeId: afterSale.storeId,
        amount: afterSale.actualRefundPrice ?? afterSale.applyRefundPrice ?? "",
        pieces: afterSale.num,
        goods: [
          {
            key: afterSale.skuId,
            name: afterSale.goodsName,
            image: afterSale.goodsImage ?? undefined,
            specs: afterSale.simpleSpecs ?? undefined,
          },
        ],
      }}
      actions={
        <>
          {allowed.returnGoods && (
            <ButtonLink size="sm" href={href}>
              {t("action.sendBack")}
            </ButtonLink>
          )}
          <ButtonLink size="sm" variant="outline" href={href}>
            {t("action.detail")}
          </ButtonLink>
          {allowed.cancel && <CancelButton size="sm" sn={sn} />}
        </>
      }
      foot={open && <span>{nextWords(afterSale)}</span>}
    />
  );
}
