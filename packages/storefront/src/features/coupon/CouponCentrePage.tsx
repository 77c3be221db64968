import { list } from "@sundry/api/contract/coupon";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Pagination } from "@sundry/ui/primitives/Pagination";
import { SegmentedControl } from "@sundry/ui/commerce/SegmentedControl";
import { formatCount } from "@sundry/ui/format/count";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { VisuallyHidden } from "@sundry/ui/primitives/VisuallyHidden";
import { useTranslation } from "react-i18next";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { hrefTo, type PageQuery, pages } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { useRead } from "../../shared/data/useRead.ts";
import * as styles from "./CouponCentrePage.css.ts";
import { PopularGoods } from "../cart/index.ts";
import { COUPONS_ON_A_PAGE, couponInput } from "./couponInput.ts";
import { CouponTickets } from "./CouponTickets.tsx";
import * as ticketStyles from "./CouponTickets.css.ts";
import { NoCoupons } from "./NoCoupons.tsx";

const { from: issuers, type: kinds } = pages.couponCentre.query.params;

/** Coupons to claim, open to visitors; the filters are in the address (GD-06). */
export function CouponCentrePage() {
  const { t } = useTranslation("coupon");
  const [query, go] = usePageQuery("couponCentre");
  const read = useRead(list, couponInput(query), { keepPrevious: true });
  const errorMessage = useErrorMessage();
  const page = read.data;
  const filter = (change: Partial<PageQuery<"couponCentre">>) => go({ pageNumber: 1, ...change });
  return (
    <div className={wrap}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t("coupon.heading")}</h1>
        <p role="status" className={styles.count}>
          {page && t("coupon.count", { count: page.total, formatted: formatCount(page.total) })}
        </p>
      </header>
      <div className={styles.toolbar}>
        <SegmentedControl
          label={t("coupon.fromLabel")}
          value={query.from}
          segments={issuers.values.map((value) => ({ value, label: t(`coupon.from.${value}`) }))}
          onValueChange={({ value }) => filter({ from: issuers.read(value) })}
        />
        <SegmentedControl
          label={t("coupon.typeLabel")}
          value={query.type}
          segments={kinds.values.map((value) => ({ value, label: t(`coupon.type.${value}`) }))}
          onValueChange={({ value }) => filter({ type: kinds.read(value) })}
        />
      </div>
      <h2>
        <VisuallyHidden>{t("coupon.list")}</VisuallyHidden>
      </h2>
      <div aria-busy={read.refreshing} className={styles.results}>
        {read.loading && <TicketSkeletons />}
        {read.error && !page && (
          <ErrorState
            title={t("coupon.failed")}
            kind={faultKind(read.error)}
            cause={errorMessage(read.error)}
            onRetry={() => void read.reload()}
          />
        )}
        {page && page.records.length === 0 && (
          <NoCoupons filtered={query.from !== "all" || query.type !== "all" || query.pageNumber > 1} />
        )}
        {page && page.records.length > 0 && <CouponTickets coupons={page.records} label={t("coupon.list")} />}
      </div>
      {page && page.total > COUPONS_ON_A_PAGE && (
        <Pagination
          page={query.pageNumber}
          pageSize={COUPONS_ON_A_PAGE}
          total={page.total}
          hrefOf={(pageNumber) => hrefTo.couponCentre({ ...query, pageNumber })}
          onPageChange={() => window.scrollTo(0, 0)}
          className={styles.pages}
        />
      )}
      {page && page.records.length > 0 && (
        <div className={styles.goods}>
          <PopularGoods />
        </div>
      )}
    </div>
  );
}

function TicketSkeletons() {
  const { t } = useTranslation("shell");
  return (
    <div role="status" aria-label={t("loading")} className={ticketStyles.grid}>
      {Array.from({ length: 9 }, (_, place) => (
        <Skeleton key={place} className={ticketStyles.skeleton} />
      ))}
    </div>
  );
}
