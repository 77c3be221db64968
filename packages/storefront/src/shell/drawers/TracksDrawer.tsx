import { list } from "@sundry/api/contract/footprint";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { cardOf } from "../../shared/goods/cardOf.ts";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { useRead } from "../../shared/data/useRead.ts";
import { AddButton } from "./AddButton.tsx";
import { DrawerFrame } from "./DrawerFrame.tsx";
import { GoodsLine } from "./GoodsLine.tsx";

/** The last twenty products the buyer viewed, with buttons to add them to the cart (SB-05). */
export function TracksDrawer() {
  const { t } = useTranslation("rail");
  const read = useRead(list, { pageNumber: 1, pageSize: 20 });
  const some = (read.data?.records.length ?? 0) > 0;
  return (
    <DrawerFrame
      title={t("entry.tracks")}
      read={read}
      footer={
        some && (
          <ButtonLink wide variant="outline" href={hrefTo.footprints()}>
            {t("tracks.all")}
          </ButtonLink>
        )
      }
    >
      {({ records }) =>
        some ? (
          <ul aria-label={t("entry.tracks")}>
            {records.map(cardOf).map(({ id, name, href, image, price, minimum, soldOut }) => (
              <li key={id}>
                <GoodsLine name={name} href={href} image={image} price={price} dimmed={soldOut ?? false}>
                  {!soldOut && <AddButton skuId={id} name={name} minimum={minimum ?? 1} />}
                </GoodsLine>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            title={t("tracks.empty")}
            text={t("tracks.emptyText")}
            action={<ButtonLink href={hrefTo.goodsList()}>{t("findGoods")}</ButtonLink>}
          />
        )
      }
    </DrawerFrame>
  );
}
