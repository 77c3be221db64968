import type { StoreBasicInfo } from "@sundry/api/contract/entities/store";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { useTranslation } from "react-i18next";
import { wrap } from "../../shared/layout/wrap.css.ts";

/** An address that names no store. */
export function UnknownStore() {
  const { t } = useTranslation("store");
  return (
    <div className={wrap}>
      <EmptyState
        headingLevel={1}
        picture="/media/object/search.webp?w=160"
        title={t("unknown")}
        text={t("unknownText")}
        action={<ButtonLink href="/goodsList">{t("elsewhere")}</ButtonLink>}
      />
    </div>
  );
}

/** A store that does not sell now; orders placed there go on. */
export function ClosedStore({ store }: { store: StoreBasicInfo }) {
  const { t } = useTranslation("store");
  return (
    <div className={wrap}>
      <EmptyState
        headingLevel={1}
        picture="/media/object/box.webp?w=160"
        title={t("closed", { name: store.storeName })}
        text={t("closedText")}
        action={<ButtonLink href="/goodsList">{t("elsewhere")}</ButtonLink>}
      />
    </div>
  );
}
