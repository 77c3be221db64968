import { list } from "@sundry/api/contract/coupon";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { CouponTickets } from "../../features/coupon/index.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { DrawerFrame } from "./DrawerFrame.tsx";

const LISTED = 10;

/** The first ten coupons on offer: to claim, or marked as claimed (SB-05). */
export function CouponsDrawer() {
  const { t } = useTranslation("rail");
  const read = useRead(list, { pageNumber: 1, pageSize: LISTED });
  const some = (read.data?.records.length ?? 0) > 0;
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
      {({ records }) =>
        some ? (
          <CouponTickets layout="column" coupons={records.slice(0, LISTED)} label={t("entry.coupons")} />
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
