import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { useTranslation } from "react-i18next";

/** A day without rounds: says so, and what comes next (SK-06). */
export function NoSeckill() {
  const { t } = useTranslation("seckill");
  return (
    <EmptyState
      picture="/media/object/clock.webp?w=160"
      title={t("seckill.noneTitle")}
      text={t("seckill.noneText")}
      action={<ButtonLink href="/coupon">{t("seckill.toCoupons")}</ButtonLink>}
    />
  );
}
