import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { useTranslation } from "react-i18next";
import { mallAddress, type MallQuery } from "./mallQuery.ts";

/** Nothing to show: too few points for any of it, an empty shelf, or an empty mall. */
export function NoOffers({ query }: { query: MallQuery }) {
  const { t } = useTranslation("pointsGoods");
  const { affordable, categoryId } = query;
  const kind = affordable ? "affordable" : categoryId || query.pageNumber > 1 ? "shelf" : "mall";
  const next = affordable ? mallAddress({ ...query, affordable: false, pageNumber: 1 }) : "/PointMall";
  return (
    <EmptyState
      picture="/media/object/box.webp?v=1&w=160"
      title={t(`none.${kind}`)}
      text={t(`none.${kind}Text`)}
      action={
        <ButtonLink variant="outline" href={kind === "mall" ? "/goodsList" : next}>
          {t(`none.${kind}Action`)}
        </ButtonLink>
      }
    />
  );
}
