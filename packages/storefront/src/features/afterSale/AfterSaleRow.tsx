import type { AfterSaleDetail } from "@sundry/api/contract/entities/afterSale";
import { afterSaleStatusLabels, label } from "@sundry/api/contract/labels";
import { OrderCard } from "@sundry/ui/commerce/OrderCard";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import { shopDate } from "../../shared/i18n/shopTime.ts";
import { CancelButton } from "./CancelButton.tsx";
import { afterSaleTone } from "./afterSaleState.ts";
import type { AfterSaleActions } from "./useAfterSaleActions.ts";
import { useNextWords } from "./useNextWords.ts";

/** One case of the list as a card: goods, refund, state, what happens next, and what can be done (MC-04). */
export function AfterSaleRow({ one, actions }: { one: AfterSaleDetail; actions: AfterSaleActions }) {
  const { t } = useTranslation("afterSale");
  const locale = useLocale();
  const nextWords = useNextWords();
  const { sn, serviceStatus, afterSaleAllowOperationVO: allowed } = one;
  const href = `/home/AfterSaleDetail?${new URLSearchParams({ sn })}`;
  const open = allowed.cancel || allowed.rog || allowed.refund;
  return (
    <OrderCard
      aria-label={t("name", { sn })}
      order={{
        sn,
        href,
        status: label(afterSaleStatusLabels, serviceStatus, locale),
        tone: afterSaleTone(serviceStatus),
        placed: shopDate(one.createTime, locale, "dayTime"),
        storeName: one.storeName,
        amount: one.actualRefundPrice ?? one.applyRefundPrice,
        pieces: one.num,
        goods: [
          {
            key: one.skuId,
            name: one.goodsName,
            image: one.goodsImage ?? undefined,
            specs: one.simpleSpecs ?? undefined,
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
          {allowed.cancel && <CancelButton size="sm" sn={sn} actions={actions} />}
        </>
      }
      foot={open && <span>{nextWords(one)}</span>}
    />
  );
}
