import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { useTranslation } from "react-i18next";
import { storeAddress, storeEntrance, type StoreQuery } from "./storeQuery.ts";

/** Nothing in the store fits, or it sells nothing yet. */
export function NoGoods({ query }: { query: StoreQuery }) {
  const { t } = useTranslation("store");
  const { id, keyword, categoryId, pageNumber } = query;
  const searched = keyword !== "" || categoryId !== undefined || pageNumber > 1;
  return (
    <EmptyState
      picture="/media/object/search.webp?w=160"
      title={keyword ? t("noneFound", { keyword }) : t(searched ? "noneHere" : "none")}
      text={t(searched ? "noneFoundText" : "noneText")}
      action={
        searched ? (
          <ButtonLink variant="outline" href={storeAddress({ ...storeEntrance(id), view: "goods" })}>
            {t("showAll")}
          </ButtonLink>
        ) : (
          <ButtonLink variant="outline" href="/goodsList">
            {t("elsewhere")}
          </ButtonLink>
        )
      }
    />
  );
}
