import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useTranslation } from "react-i18next";
import { useLinked } from "../../shared/site/closedPages.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { NothingHere } from "../cart/index.ts";

/** A day without a flash sale; `zone` names the shop's zone if the buyer's clock shows another time (SK-06). */
export function NoSeckill({ zone }: { zone: string }) {
  const { t } = useTranslation("seckill");
  const isLinked = useLinked();
  return (
    <NothingHere
      drawing="clock"
      title={t("seckill.noneTitle")}
      text={zone ? t("seckill.noneTextIn", { zone }) : t("seckill.noneText")}
      action={
        isLinked("couponCentre") && <ButtonLink href={hrefTo.couponCentre()}>{t("seckill.toCoupons")}</ButtonLink>
      }
    />
  );
}
