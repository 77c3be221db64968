import type { Coupon } from "@sundry/api/contract/entities/coupon";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useTranslation } from "react-i18next";
import { usedAt } from "./couponView.ts";

/** After a claim: the fixed sentence, the way to the buyer's coupons, and Use now (GD-06, decisions 26). */
export function ClaimedDialog({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const { t } = useTranslation("coupon");
  return (
    <Dialog
      open
      title={t("coupon.claimedTitle")}
      description={t("coupon.claimed")}
      onOpenChange={({ open }) => !open && onClose()}
      actions={
        <>
          <ButtonLink variant="quiet" href="/home/Coupons" onClick={onClose}>
            {t("coupon.mine")}
          </ButtonLink>
          <ButtonLink href={usedAt(coupon)} onClick={onClose}>
            {t("coupon.useNow")}
          </ButtonLink>
        </>
      }
    />
  );
}
