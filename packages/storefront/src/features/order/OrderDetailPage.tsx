import type { OrderDetail } from "@sundry/api/contract/entities/order";
import { label, orderStatusLabels } from "@sundry/api/contract/labels";
import { get } from "@sundry/api/contract/order";
import { Countdown } from "@sundry/ui/commerce/Countdown";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { Steps } from "@sundry/ui/primitives/Steps";
import { Tag } from "@sundry/ui/primitives/Tag";
import Headset from "lucide-react/icons/headset";
import { useTranslation } from "react-i18next";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { usePolling } from "../../shared/data/usePolling.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { useCustomerService } from "../im/index.ts";
import { CopyNumber } from "./CopyNumber.tsx";
import { canStillChange, orderPollingPace } from "./orderPollingPace.ts";
import { NextStep } from "./NextStep.tsx";
import { OrderAddress } from "./OrderAddress.tsx";
import { OrderButtons } from "./OrderButtons.tsx";
import * as styles from "./OrderDetailPage.css.ts";
import { OrderHistory } from "./OrderHistory.tsx";
import { OrderLines } from "./OrderLines.tsx";
import { OrderMoney } from "./OrderMoney.tsx";
import { orderTone, progressOf } from "./orderState.ts";
import { Parcels } from "./Parcels.tsx";
import { VerifyCode } from "./VerifyCode.tsx";
import { screenOnly } from "../../shared/layout/paper.css.ts";
import { PaperHead } from "../../shared/layout/PaperHead.tsx";
import { PrintButton } from "../../shared/layout/PrintButton.tsx";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { NothingHere } from "../cart/index.ts";

/** One order: at the left what happens to it and its goods, at the right its amounts and address (MC-03). */
export function OrderDetailPage() {
  const { t } = useTranslation("order");
  const [{ sn }] = usePageQuery("order");
  const errorMessage = useErrorMessage();
  const { data, error, reload } = useRead(get, sn ? { sn } : null, { onFocus: true });
  const status = data?.order.orderStatus;
  usePolling(reload, { ...orderPollingPace, active: status !== undefined && canStillChange(status), state: status });
  // An unknown order and another buyer's look the same, so nothing leaks.
  if (!sn || error?.kind === "notFound" || error?.kind === "refused")
    return (
      <NothingHere
        headingLevel={1}
        drawing="search"
        title={t("detail.gone")}
        text={t("detail.goneText")}
        action={<ButtonLink href={hrefTo.orders()}>{t("detail.toList")}</ButtonLink>}
      />
    );
  if (error && !data)
    return (
      <ErrorState headingLevel={1} kind={faultKind(error)} cause={errorMessage(error)} onRetry={() => void reload()} />
    );
  if (!data) return <LoadingSkeleton />;
  return <Detail detail={data} />;
}

function LoadingSkeleton() {
  return (
    <div aria-busy="true" className={styles.page}>
      <Skeleton className={styles.headSkeleton} />
      <div className={styles.columns}>
        <div className={styles.story}>
          <Skeleton className={styles.panelSkeleton} />
          <Skeleton className={styles.panelSkeleton} />
        </div>
        <Skeleton className={styles.panelSkeleton} />
      </div>
    </div>
  );
}

function Detail({ detail }: { detail: OrderDetail }) {
  const { t } = useTranslation("order");
  const locale = useLocale();
  const shopTime = useShopTime();
  const { order, orderItems, orderLogs, allowOperationVO } = detail;
  const { sn, orderStatus, autoCancel } = order;
  const service = useCustomerService();
  const progress = progressOf(order);
  const cancelled = orderStatus === "CANCELLED";
  const shipped = allowOperationVO?.showLogistics ?? false;
  const lines = orderItems.map((item) => ({ ...item, name: item.goodsName, specs: item.simpleSpecs }));
  return (
    <div className={styles.page}>
      <PaperHead path={hrefTo.order({ sn })}>
        <p>{t("detail.nameAndValue", { name: t("invoice.ordered"), value: shopTime.day(order.createTime) })}</p>
        <p>{t("detail.nameAndValue", { name: t("invoice.seller"), value: order.storeName })}</p>
        {order.tax?.shopNumber && (
          <p>{t("detail.nameAndValue", { name: t("invoice.sellerTaxId"), value: order.tax.shopNumber })}</p>
        )}
      </PaperHead>
      <header className={styles.head}>
        <h1 className={styles.title}>{t("detail.title", { sn })}</h1>
        <span className={screenOnly}>
          <CopyNumber number={sn} label={t("detail.copy")} success={t("detail.copied")} />
        </span>
        <Tag tone={orderTone(orderStatus)}>{label(orderStatusLabels, orderStatus, locale)}</Tag>
        <span className={styles.print}>
          <PrintButton>{t("detail.print")}</PrintButton>
        </span>
      </header>
      <div className={styles.columns}>
        <div className={styles.story}>
          <section aria-label={t("detail.progress")} className={`${styles.panel} ${screenOnly}`}>
            {orderStatus === "UNPAID" && autoCancel ? (
              <p className={styles.held}>
                <span>{t("heldUntil", { time: shopTime.time(autoCancel, "shortDayTime") })}</span>
                <Countdown endsAt={autoCancel} size="sm" />
              </p>
            ) : (
              <NextStep status={orderStatus} />
            )}
            {!cancelled && (
              <Steps
                steps={progress.stages.map(({ stage, at }) => ({
                  label: t(`detail.steps.${stage}`),
                  note: at ? shopTime.day(at, "shortDay") : undefined,
                }))}
                current={progress.current}
                className={styles.steps}
              />
            )}
            <div className={styles.actions}>
              <OrderButtons
                ownPage
                sn={sn}
                allowed={allowOperationVO}
                lines={lines}
                promotion={order.orderPromotionType}
              />
              <Button variant="outline" icon={<Headset />} onClick={() => service.open({ orderSn: sn })}>
                {t("action.service")}
              </Button>
            </div>
          </section>
          <VerifyCode order={order} />
          <div className={`${styles.panel} ${screenOnly}`}>
            {shipped && (
              <section aria-label={t("parcel.title")} className={styles.parcels}>
                <h2 className={styles.panelTitle}>{t("parcel.title")}</h2>
                <Parcels sn={sn} tracking={false} />
              </section>
            )}
            <OrderHistory sn={sn} logs={orderLogs ?? []} shipped={shipped} />
          </div>
          <OrderLines sn={sn} items={orderItems} />
        </div>
        <div className={styles.summary}>
          <OrderMoney order={order} pending={detail.pendingPoints} />
          <OrderAddress detail={detail} />
        </div>
      </div>
    </div>
  );
}
