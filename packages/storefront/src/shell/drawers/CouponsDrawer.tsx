import { list, mine } from "@sundry/api/contract/coupon";
import type { Coupon } from "@sundry/api/contract/entities/coupon";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { EmptyState } from "../../shared/layout/EmptyState.tsx";
import { couponState, CouponTickets, ownedCounts } from "../../features/coupon/index.ts";
import { type Read, useRead } from "../../shared/data/useRead.ts";
import { DrawerFrame } from "./DrawerFrame.tsx";

/** Maximum coupons in the list (SB-05), chosen from more, because the buyer may have claimed some already. */
const LISTED = 10;
const REQUESTED = 50;

/** Ten coupons to claim; a claimed one stays in its place, marked (SB-05). */
export function CouponsDrawer() {
  const { t } = useTranslation("rail");
  const read = useClaimable();
  const some = (read.data?.length ?? 0) > 0;
  return (
    <DrawerFrame
      title={t("entry.coupons")}
      read={read}
      footer={
        some && (
          <ButtonLink wide variant="outline" href={hrefTo.couponCentre()}>
            {t("coupons.all")}
          </ButtonLink>
        )
      }
    >
      {(coupons) =>
        some ? (
          <CouponTickets layout="column" coupons={coupons} label={t("entry.coupons")} />
        ) : (
          <EmptyState
            title={t("coupons.empty")}
            text={t("coupons.emptyText")}
            action={<ButtonLink href={hrefTo.goodsList()}>{t("findGoods")}</ButtonLink>}
          />
        )
      }
    </DrawerFrame>
  );
}

/** The coupons that could be claimed when the drawer opened. They stay the same while it is open. */
function useClaimable(): Pick<Read<readonly Coupon[]>, "data" | "error" | "loading" | "reload"> {
  const offered = useRead(list, { pageNumber: 1, pageSize: REQUESTED });
  const owned = useRead(mine, { pageNumber: 1, pageSize: 100 });
  const chosen = useRef<readonly Coupon[]>(undefined);
  if (!chosen.current && offered.data && owned.data) {
    const counts = ownedCounts(owned.data.records);
    chosen.current = offered.data.records
      .filter((coupon) => couponState(coupon, counts.get(coupon.id)) === "open")
      .slice(0, LISTED);
  }
  return {
    data: chosen.current,
    error: offered.error ?? owned.error,
    loading: !chosen.current,
    reload: () => Promise.all([offered.reload(), owned.reload()]),
  };
}
