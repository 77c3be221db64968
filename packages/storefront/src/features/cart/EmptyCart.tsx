import { list } from "@sundry/api/contract/footprint";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { GoodsRail } from "./GoodsRail.tsx";
import { BoughtByOthers } from "./SearchRail.tsx";

/** An empty cart, with goods to add: those viewed recently, otherwise bestsellers (BU-01). */
export function EmptyCart() {
  const { t } = useTranslation("cart");
  const tracks = useRead(list, { pageNumber: 1, pageSize: 6 });
  const seen = tracks.data?.records ?? [];
  return (
    <>
      <EmptyState
        headingLevel={1}
        drawing="cart"
        title={t("empty.title")}
        text={t("empty.text")}
        action={<ButtonLink href={hrefTo.goodsList()}>{t("empty.action")}</ButtonLink>}
      />
      <div className={wrap}>
        {seen.length > 0 ? (
          <GoodsRail title={t("recentlyViewed")} goods={seen} />
        ) : (
          !tracks.loading && <BoughtByOthers title={t("popular")} />
        )}
      </div>
    </>
  );
}
