import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { NothingHere } from "../cart/index.ts";

/** Nothing to claim, with these filters or at all. */
export function NoCoupons({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation("coupon");
  return (
    <NothingHere
      drawing="ticket"
      title={t(filtered ? "coupon.noneHere" : "coupon.none")}
      text={t(filtered ? "coupon.noneHereText" : "coupon.noneText")}
      action={
        <ButtonLink variant="outline" href={filtered ? hrefTo.couponCentre() : hrefTo.goodsList()}>
          {t(filtered ? "coupon.showAll" : "coupon.toGoods")}
        </ButtonLink>
      }
    />
  );
}
