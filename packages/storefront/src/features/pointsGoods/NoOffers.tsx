import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useTranslation } from "react-i18next";
import { hrefTo, type PageQuery } from "../../shared/routing/addresses.ts";
import { NothingHere } from "../cart/index.ts";

/** Nothing to show: the buyer has too few points, the category is empty, or the whole mall is. */
export function NoOffers({ query }: { query: PageQuery<"pointsMall"> }) {
  const { t } = useTranslation("pointsGoods");
  const { affordable, categoryId } = query;
  const kind = affordable ? "affordable" : categoryId || query.pageNumber > 1 ? "shelf" : "mall";
  const next = affordable ? hrefTo.pointsMall({ ...query, affordable: false, pageNumber: 1 }) : hrefTo.pointsMall();
  return (
    <NothingHere
      drawing="box"
      title={t(`none.${kind}`)}
      text={t(`none.${kind}Text`)}
      action={
        <ButtonLink variant="outline" href={kind === "mall" ? hrefTo.goodsList() : next}>
          {t(`none.${kind}Action`)}
        </ButtonLink>
      }
    />
  );
}
