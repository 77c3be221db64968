import type { FavouriteGoods } from "@sundry/api/contract/entities/favourite";
import { list as favourites } from "@sundry/api/contract/favourite";
import { list as tracks } from "@sundry/api/contract/footprint";
import { GoodsCard, type GoodsSummary } from "@sundry/ui/commerce/GoodsCard";
import { GoodsGrid } from "@sundry/ui/commerce/GoodsGrid";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { cardOf } from "../../../shared/goods/cardOf.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { HomePart } from "./HomePart.tsx";
import * as styles from "./MemberHomePage.css.ts";

const some = { pageNumber: 1, pageSize: 6 };

/** The latest favourites (MC-01). */
export function NewestFavourites() {
  const { t } = useTranslation("member");
  const read = useRead(favourites, { type: "GOODS", ...some });
  return (
    <HomePart
      title={t("favourites.title")}
      href={hrefTo.favourites()}
      all={t("favourites.all")}
      read={read}
      skeleton={<CardSkeletons />}
    >
      {({ records }) => <Cards goods={records.map(cardOfFavourite)} none={t("favourites.none")} />}
    </HomePart>
  );
}

/** The products viewed most recently (MC-01). */
export function LatestTracks() {
  const { t } = useTranslation("member");
  const read = useRead(tracks, some);
  return (
    <HomePart
      title={t("tracks.title")}
      href={hrefTo.footprints()}
      all={t("tracks.all")}
      read={read}
      skeleton={<CardSkeletons />}
    >
      {({ records }) => <Cards goods={records.map(cardOf)} none={t("tracks.none")} />}
    </HomePart>
  );
}

function cardOfFavourite({
  skuId,
  goodsId,
  goodsName,
  image,
  price,
  minimum,
  marketEnable,
}: FavouriteGoods): GoodsSummary {
  return {
    id: skuId,
    href: hrefTo.goods({ goodsId, skuId }),
    name: goodsName,
    image: image ?? "",
    price,
    ...(minimum != null && { minimum }),
    ...(marketEnable === "DOWN" && { offShelf: true }),
  };
}

function Cards({ goods, none }: { goods: readonly GoodsSummary[]; none: string }) {
  if (goods.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <GoodsGrid layout="rail">
      {goods.map((card) => (
        <GoodsCard key={card.id} goods={card} sizes="(min-width: 1280px) 160px, 40vw" />
      ))}
    </GoodsGrid>
  );
}

function CardSkeletons() {
  return (
    <GoodsGrid layout="rail">
      {["1", "2", "3", "4", "5", "6"].map((key) => (
        <Skeleton key={key} className={styles.cardSkeleton} />
      ))}
    </GoodsGrid>
  );
}
