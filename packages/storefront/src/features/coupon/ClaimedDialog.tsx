import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";

/** Confirms a claim and links to the buyer's coupons and to where this one can be used (GD-06, product 26). */
export function ClaimedDialog({ use, onClose }: { use: string; onClose: () => void }) {
  const { t } = useTranslation("coupon");
  return (
    <Dialog
      open
      title={t("coupon.claimedTitle")}
      description={t("coupon.claimed")}
      onOpenChange={({ open }) => !open && onClose()}
      actions={
        <>
          <ButtonLink variant="quiet" href={hrefTo.coupons()} onClick={onClose}>
            {t("coupon.mine")}
          </ButtonLink>
          <ButtonLink href={use} onClick={onClose}>
            {t("coupon.useNow")}
          </ButtonLink>
        </>
      }
    />
  );
}
