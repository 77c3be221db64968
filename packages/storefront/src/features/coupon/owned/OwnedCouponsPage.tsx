import { mine } from "@sundry/api/contract/coupon";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Pagination } from "@sundry/ui/primitives/Pagination";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { Tabs } from "@sundry/ui/primitives/Tabs";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { VisuallyHidden } from "@sundry/ui/primitives/VisuallyHidden";
import { useTranslation } from "react-i18next";
import { NothingHere } from "../../cart/index.ts";
import { faultKind, useErrorMessage } from "../../../shared/data/errorMessage.ts";
import { PaperHead } from "../../../shared/layout/PaperHead.tsx";
import { PrintButton } from "../../../shared/layout/PrintButton.tsx";
import { hrefTo, pages } from "../../../shared/routing/addresses.ts";
import { usePageQuery } from "../../../shared/routing/usePageQuery.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import * as styles from "./OwnedCouponsPage.css.ts";
import { OwnedTickets } from "./OwnedTickets.tsx";
import { useOwnedCounts } from "./useOwnedCounts.ts";

const PAGE_SIZE = 12;
const { tab: tabs } = pages.coupons.query.params;

/** The buyer's coupons by state; usable ones link to their goods (MC-07, product 26). */
export function OwnedCouponsPage() {
  const { t } = useTranslation("couponOwned");
  const [query, go] = usePageQuery("coupons");
  const errorMessage = useErrorMessage();
  const { data, error, refreshing, reload } = useRead(
    mine,
    { memberCouponStatus: query.tab, pageNumber: query.pageNumber, pageSize: PAGE_SIZE },
    { keepPrevious: true, onFocus: true },
  );
  const counts = useOwnedCounts(data !== undefined);
  return (
    <div className={styles.page}>
      <PaperHead path={hrefTo.coupons(query)} />
      <header className={styles.head}>
        <h1 className={styles.title}>{t("title")}</h1>
        <div className={styles.links}>
          <PrintButton>{t("print")}</PrintButton>
          <TextLink href={hrefTo.couponCentre()}>{t("centre")}</TextLink>
        </div>
      </header>
      <Tabs
        label={t("tabs.label")}
        value={query.tab}
        items={tabs.values.map((value) => ({ value, label: t(`tabs.${value}`), count: counts.get(value) }))}
        onValueChange={({ value }) => go({ tab: tabs.read(value), pageNumber: 1 })}
      />
      {error && !data && (
        <ErrorState kind={faultKind(error)} cause={errorMessage(error)} onRetry={() => void reload()} />
      )}
      {!data && !error && (
        <div aria-busy="true" className={styles.grid}>
          {["1", "2", "3", "4"].map((key) => (
            <Skeleton key={key} className={styles.skeleton} />
          ))}
        </div>
      )}
      {data?.records.length === 0 && (
        <NothingHere
          drawing="ticket"
          title={t(`empty.${query.tab}`)}
          text={t("empty.text")}
          action={<ButtonLink href={hrefTo.couponCentre()}>{t("centre")}</ButtonLink>}
        />
      )}
      {data && data.records.length > 0 && (
        <>
          <h2>
            <VisuallyHidden>{t(`tabs.${query.tab}`)}</VisuallyHidden>
          </h2>
          <OwnedTickets coupons={data.records} label={t(`tabs.${query.tab}`)} busy={refreshing} />
          {data.pages > 1 && (
            <Pagination
              page={data.current}
              pageSize={PAGE_SIZE}
              total={data.total}
              hrefOf={(pageNumber) => hrefTo.coupons({ ...query, pageNumber })}
            />
          )}
        </>
      )}
    </div>
  );
}
