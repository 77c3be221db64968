import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useTranslation } from "react-i18next";
import { RelatedGoods } from "./RelatedGoods.tsx";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { wrap } from "../../../shared/layout/wrap.css.ts";

/** Goods that are unknown or no longer on sale (product 18). */
export function GoodsNotFound() {
  const { t } = useTranslation("goods");
  return (
    <div className={wrap}>
      <EmptyState
        headingLevel={1}
        drawing="box"
        title={t("gone.title")}
        text={t("gone.text")}
        action={<ButtonLink href={hrefTo.goodsList()}>{t("gone.action")}</ButtonLink>}
      />
      <RelatedGoods title={t("related")} />
    </div>
  );
}
