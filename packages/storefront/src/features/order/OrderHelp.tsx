import type { OrderSummary } from "@sundry/api/contract/entities/order";
import { label, orderStatusLabels } from "@sundry/api/contract/labels";
import { list } from "@sundry/api/contract/order";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { RadioCards } from "@sundry/ui/primitives/RadioCards";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { OrderActs } from "./OrderActs.tsx";
import * as styles from "./OrderHelp.css.ts";

/** Latest orders to choose from; older ones are in the list of orders. */
const latest = 4;

/** The buyer chooses one of their latest orders and sees what can be done with it now (GD-07). */
export function OrderHelp() {
  const { t } = useTranslation("order");
  const errorMessage = useErrorMessage();
  const { data, error, reload } = useRead(list, { tag: "ALL", pageNumber: 1, pageSize: latest }, { onFocus: true });
  const [chosen, setChosen] = useState<string>();
  const orders = data?.records;
  const order = orders?.find(({ sn }) => sn === chosen) ?? orders?.[0];
  return (
    <section aria-label={t("help.title")} className={styles.root}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t("help.title")}</h2>
        {order && <TextLink href={hrefTo.orders()}>{t("help.all")}</TextLink>}
      </div>
      {error && !orders ? (
        <ErrorState
          headingLevel={3}
          title={t("help.failed")}
          kind={faultKind(error)}
          cause={errorMessage(error)}
          onRetry={() => void reload()}
        />
      ) : !orders ? (
        <Skeleton className={styles.skeleton} />
      ) : order ? (
        <>
          <OrderChoice orders={orders} value={order.sn} onChoose={setChosen} />
          <OrderActs key={order.sn} order={order} />
        </>
      ) : (
        <p className={styles.quiet}>{t("help.none")}</p>
      )}
    </section>
  );
}

interface OrderChoiceProps {
  orders: readonly OrderSummary[];
  value: string;
  onChoose: (sn: string) => void;
}

function OrderChoice({ orders, value, onChoose }: OrderChoiceProps) {
  const { t } = useTranslation("order");
  const locale = useLocale();
  const shopTime = useShopTime();
  return (
    <RadioCards
      label={t("help.title")}
      className={styles.orders}
      value={value}
      onValueChange={({ value: sn }) => onChoose(sn)}
      items={orders.map(({ sn, orderStatus, createTime, orderItems }) => ({
        value: sn,
        label: (
          <>
            <span className={styles.name}>{orderItems[0]?.name ?? sn}</span>
            {orderItems.length > 1 && (
              <span className={styles.more}>{t("help.more", { count: orderItems.length - 1 })}</span>
            )}
          </>
        ),
        description: [label(orderStatusLabels, orderStatus, locale), shopTime.day(createTime, "shortDay")]
          .filter(Boolean)
          .join(" · "),
        aside: <ProductImage src={orderItems[0]?.image} alt="" sizes="56px" className={styles.picture} />,
      }))}
    />
  );
}
