import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";

/** A day without a flash sale (SK-06). */
export function NoSeckill() {
  const { t } = useTranslation("seckill");
  return (
    <EmptyState
      picture="/media/object/clock.webp?w=160"
      title={t("seckill.noneTitle")}
      text={t("seckill.noneText")}
      action={<ButtonLink href={hrefTo.couponCentre()}>{t("seckill.toCoupons")}</ButtonLink>}
    />
  );
}
