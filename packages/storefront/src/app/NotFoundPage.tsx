import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../shared/routing/addresses.ts";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { PopularGoods } from "../features/cart/index.ts";
import { wrap } from "../shared/layout/wrap.css.ts";
import { Frame } from "../shell/frames/Frame.tsx";
import { TitleHost } from "./TitleHost.tsx";

/** Shown for an unknown address, which stays in the address bar; offers the search and a link home (RT-03). */
export function NotFoundPage() {
  const { t } = useTranslation("shell");
  return (
    <TitleHost fallback={t("notFound.title")}>
      <Frame kind="shop">
        <EmptyState
          headingLevel={1}
          drawing="search"
          title={t("notFound.heading")}
          text={t("notFound.text")}
          action={<ButtonLink href={hrefTo.home()}>{t("backHome")}</ButtonLink>}
        />
        <div className={wrap}>
          <PopularGoods />
        </div>
      </Frame>
    </TitleHost>
  );
}
