import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useTranslation } from "react-i18next";
import { hrefTo, type PageQuery } from "../../shared/routing/addresses.ts";
import { NothingHere } from "../cart/index.ts";

/** No goods of the store match, or it does not sell any yet. */
export function NoGoods({ query }: { query: PageQuery<"store"> }) {
  const { t } = useTranslation("store");
  const { id, keyword, categoryId, pageNumber } = query;
  const searched = keyword !== "" || categoryId !== undefined || pageNumber > 1;
  return (
    <NothingHere
      drawing="search"
      title={keyword ? t("noneFound", { keyword }) : t(searched ? "noneHere" : "none")}
      text={t(searched ? "noneFoundText" : "noneText")}
      action={
        searched ? (
          <ButtonLink variant="outline" href={hrefTo.store({ id, view: "goods" })}>
            {t("showAll")}
          </ButtonLink>
        ) : (
          <ButtonLink variant="outline" href={hrefTo.goodsList()}>
            {t("elsewhere")}
          </ButtonLink>
        )
      }
    />
  );
}
