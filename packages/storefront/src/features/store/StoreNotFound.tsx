import type { StoreBasicInfo } from "@sundry/api/contract/entities/store";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { NothingHere } from "../cart/index.ts";

/** The address has no store, or an unknown one. */
export function UnknownStore() {
  const { t } = useTranslation("store");
  return (
    <div className={wrap}>
      <NothingHere
        headingLevel={1}
        drawing="search"
        title={t("unknown")}
        text={t("unknownText")}
        action={<ButtonLink href={hrefTo.goodsList()}>{t("elsewhere")}</ButtonLink>}
      />
    </div>
  );
}

/** A closed store. Existing orders are not affected. */
export function ClosedStore({ store }: { store: StoreBasicInfo }) {
  const { t } = useTranslation("store");
  return (
    <div className={wrap}>
      <NothingHere
        headingLevel={1}
        drawing="box"
        title={t("closed", { name: store.storeName })}
        text={t("closedText")}
        action={<ButtonLink href={hrefTo.goodsList()}>{t("elsewhere")}</ButtonLink>}
      />
    </div>
  );
}
