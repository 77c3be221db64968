import { list } from "@sundry/api/contract/coupon";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Pagination } from "@sundry/ui/primitives/Pagination";
import { SegmentedControl } from "@sundry/ui/commerce/SegmentedControl";
import { formatCount } from "@sundry/ui/format/count";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { VisuallyHidden } from "@sundry/ui/primitives/VisuallyHidden";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { useRead } from "../../shared/data/useRead.ts";
import * as styles from "./CouponCentrePage.css.ts";
import {
  COUPONS_ON_A_PAGE,
  couponAddress,
  couponInput,
  type CouponQuery,
  issuers,
  kinds,
  readCouponQuery,
} from "./couponQuery.ts";
import { CouponTickets } from "./CouponTickets.tsx";
import * as ticketStyles from "./CouponTickets.css.ts";
import { NoCoupons } from "./NoCoupons.tsx";

/** Coupons to be claimed, open to visitors; what narrows them is in the address (GD-06). */
export function CouponCentrePage() {
  const { t } = useTranslation("coupon");
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => readCouponQuery(params), [params]);
  const read = useRead(list, couponInput(query), { keepPrevious: true });
  const words = useFaultWords();
  const page = read.data;
  const go = (change: Partial<CouponQuery>) => void navigate(couponAddress({ ...query, pageNumber: 1, ...change }));
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
          segments={issuers.map((value) => ({ value, label: t(`coupon.from.${value}`) }))}
          onValueChange={({ value }) => go({ from: issuers.find((one) => one === value) ?? "all" })}
        />
        <SegmentedControl
          label={t("coupon.typeLabel")}
          value={query.type}
          segments={kinds.map((value) => ({ value, label: t(`coupon.type.${value}`) }))}
          onValueChange={({ value }) => go({ type: kinds.find((one) => one === value) ?? "all" })}
        />
      </div>
      <h2>
        <VisuallyHidden>{t("coupon.list")}</VisuallyHidden>
      </h2>
      <div aria-busy={read.refreshing} className={styles.results}>
        {read.loading && <TicketSkeletons />}
        {read.error && !page && (
          <ErrorState title={t("coupon.failed")} cause={words(read.error)} onRetry={() => void read.reload()} />
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
          hrefOf={(pageNumber) => couponAddress({ ...query, pageNumber })}
          onPageChange={() => window.scrollTo(0, 0)}
          className={styles.pages}
        />
      )}
    </div>
  );
}

function TicketSkeletons() {
  const { t } = useTranslation("shell");
  return (
    <div role="status" aria-label={t("loading")} className={ticketStyles.grid}>
      {Array.from({ length: 9 }, (_, place) => (
        <Skeleton key={place} className={ticketStyles.wait} />
      ))}
    </div>
  );
}
