import type { FavouriteGoods } from "@sundry/api/contract/entities/favourite";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { IconButton } from "@sundry/ui/primitives/IconButton";
import HeartOff from "lucide-react/icons/heart-off";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { AddButton } from "./AddButton.tsx";
import { DrawerFrame } from "./DrawerFrame.tsx";
import { GoodsLine } from "./GoodsLine.tsx";
import { useFavouriteLines } from "./useFavouriteLines.ts";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";

/** The latest ten favourite products, with buttons to add them to the cart or remove them (SB-05). */
export function FavouritesDrawer() {
  const { t } = useTranslation("rail");
  const { read, lines, remove } = useFavouriteLines();
  return (
    <DrawerFrame
      title={t("entry.favourites")}
      read={read}
      footer={
        lines.length > 0 && (
          <ButtonLink wide variant="outline" href={hrefTo.favourites()}>
            {t("favourites.all")}
          </ButtonLink>
        )
      }
    >
      {() =>
        lines.length > 0 ? (
          <ul aria-label={t("entry.favourites")}>
            {lines.map((line) => (
              <li key={line.id}>
                <Favourite line={line} onRemove={() => remove(line)} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            title={t("favourites.empty")}
            text={t("favourites.emptyText")}
            action={<ButtonLink href={hrefTo.goodsList()}>{t("findGoods")}</ButtonLink>}
          />
        )
      }
    </DrawerFrame>
  );
}

function Favourite({ line, onRemove }: { line: FavouriteGoods; onRemove: () => void }) {
  const { t } = useTranslation("rail");
  const { skuId, goodsId, goodsName, image, price, marketEnable, minimum } = line;
  const isOffShelf = marketEnable === "DOWN";
  return (
    <GoodsLine
      name={goodsName}
      href={hrefTo.goods({ goodsId, skuId })}
      image={image}
      price={price}
      note={isOffShelf ? t("favourites.gone") : undefined}
      dimmed={isOffShelf}
    >
      {!isOffShelf && <AddButton skuId={skuId} name={goodsName} minimum={minimum ?? 1} />}
      <IconButton size="sm" label={t("favourites.remove", { name: goodsName })} onClick={onRemove}>
        <HeartOff />
      </IconButton>
    </GoodsLine>
  );
}
