import type { OrderDetail } from "@sundry/api/contract/entities/order";
import { label, orderStatusLabels } from "@sundry/api/contract/labels";
import { get } from "@sundry/api/contract/order";
import { Countdown } from "@sundry/ui/commerce/Countdown";
import { formatDate } from "@sundry/ui/format/date";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { Steps } from "@sundry/ui/primitives/Steps";
import { Tag } from "@sundry/ui/primitives/Tag";
import { useTranslation } from "react-i18next";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { shopDate, shopZone } from "../../shared/i18n/shopTime.ts";
import { usePolling } from "../../shared/data/usePolling.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { CopyNumber } from "./CopyNumber.tsx";
import { isUnderWay, livePace } from "./livePace.ts";
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
import { hrefTo } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";

/** One order: its progress, history, address, goods and costs (MC-03). */
export function OrderDetailPage() {
  const { t } = useTranslation("order");
  const [{ sn }] = usePageQuery("order");
  const words = useFaultWords();
  const { data, error, reload } = useRead(get, sn ? { sn } : null, { onFocus: true });
  const status = data?.order.orderStatus;
  usePolling(reload, { ...livePace, active: status !== undefined && isUnderWay(status), state: status });
  // An unknown order and another buyer's look the same, so nothing leaks.
  if (!sn || error?.kind === "notFound" || error?.kind === "refused")
    return (
      <EmptyState
        headingLevel={1}
        picture="/media/object/search.webp?v=1&w=160"
        title={t("detail.gone")}
        text={t("detail.goneText")}
        action={<ButtonLink href={hrefTo.orders()}>{t("detail.toList")}</ButtonLink>}
      />
    );
  if (error && !data) return <ErrorState headingLevel={1} cause={words(error)} onRetry={() => void reload()} />;
  if (!data) return <Waiting />;
  return <Detail detail={data} />;
}

function Waiting() {
  return (
    <div aria-busy="true" className={styles.page}>
      <Skeleton className={styles.waitingHead} />
      <Skeleton className={styles.waitingPanel} />
      <Skeleton className={styles.waitingPanel} />
    </div>
  );
}

function Detail({ detail }: { detail: OrderDetail }) {
  const { t } = useTranslation("order");
  const locale = useLocale();
  const { order, orderItems, orderLogs, allowOperationVO } = detail;
  const { sn, orderStatus, autoCancel } = order;
  const progress = progressOf(order);
  const cancelled = orderStatus === "CANCELLED";
  const lines = orderItems.map((item) => ({ ...item, name: item.goodsName }));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t("detail.title", { sn })}</h1>
        <CopyNumber number={sn} label={t("detail.copy")} success={t("detail.copied")} />
        <Tag tone={orderTone(orderStatus)}>{label(orderStatusLabels, orderStatus, locale)}</Tag>
      </header>
      {orderStatus === "UNPAID" && autoCancel && (
        <p className={styles.held}>
          {t("heldUntil", { time: formatDate(autoCancel, { locale, timeZone: shopZone, style: "shortDayTime" }) })}
          <Countdown endsAt={autoCancel} size="sm" />
        </p>
      )}
      {!(orderStatus === "UNPAID" && autoCancel) && <NextStep status={orderStatus} />}
      {!cancelled && (
        <section aria-label={t("detail.way")} className={styles.panel}>
          <Steps
            steps={progress.stages.map(({ stage, at }) => ({
              label: t(`detail.steps.${stage}`),
              note: at ? shopDate(at, locale, "shortDay") : undefined,
            }))}
            current={progress.current}
          />
        </section>
      )}
      <div className={styles.actions}>
        <OrderButtons ownPage sn={sn} allowed={allowOperationVO} lines={lines} />
      </div>
      <VerifyCode order={order} />
      {allowOperationVO?.showLogistics && (
        <section aria-label={t("parcel.title")} className={styles.panel}>
          <h2 className={styles.panelTitle}>{t("parcel.title")}</h2>
          <Parcels sn={sn} />
        </section>
      )}
      <div className={styles.columns}>
        <OrderAddress detail={detail} />
        <OrderHistory logs={orderLogs ?? []} />
      </div>
      <OrderLines sn={sn} items={orderItems} />
      <OrderMoney order={order} />
    </div>
  );
}
