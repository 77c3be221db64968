import type { CartItem } from "@sundry/api/contract/entities/basket";
import { Price } from "@sundry/ui/commerce/Price";
import { TierBar } from "@sundry/ui/commerce/TierBar";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { IconButton } from "@sundry/ui/primitives/IconButton";
import Trash2 from "lucide-react/icons/trash";
import { useTranslation } from "react-i18next";
import { tiersOfLine } from "../../features/cart/index.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { DrawerFrame } from "./DrawerFrame.tsx";
import * as styles from "./drawers.css.ts";
import { GoodsLine } from "./GoodsLine.tsx";
import { useCartLines } from "./useCartLines.ts";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";

/** The cart beside the page: its lines, with buttons to remove them or check out (SB-05). */
export function CartDrawer() {
  const { t } = useTranslation("rail");
  const { read, lines, remove } = useCartLines();
  return (
    <DrawerFrame
      title={t("entry.cart")}
      meta={lines.length > 0 ? lines.length : undefined}
      read={read}
      footer={lines.length > 0 && <CheckOut lines={lines} amount={read.data?.priceDetailDTO.flowPrice ?? 0} />}
    >
      {() =>
        lines.length === 0 ? (
          <EmptyState
            title={t("cart.empty")}
            text={t("cart.emptyText")}
            action={<ButtonLink href={hrefTo.goodsList()}>{t("findGoods")}</ButtonLink>}
          />
        ) : (
          <ul aria-label={t("entry.cart")}>
            {lines.map((line) => (
              <li key={line.goodsSku.id}>
                <CartGoods line={line} lines={lines} onRemove={() => remove(line)} />
              </li>
            ))}
          </ul>
        )
      }
    </DrawerFrame>
  );
}

interface CartGoodsProps {
  line: CartItem;
  /** All lines of the cart. */
  lines: readonly CartItem[];
  onRemove: () => void;
}

function CartGoods({ line, lines, onRemove }: CartGoodsProps) {
  const { t } = useTranslation("rail");
  const tiers = tiersOfLine(line, lines);
  const { goodsSku, num, purchasePrice, invalid, errorMessage } = line;
  const { id, goodsId, goodsName, thumbnail } = goodsSku;
  return (
    <GoodsLine
      name={goodsName}
      href={hrefTo.goods({ goodsId, skuId: id })}
      image={thumbnail}
      price={purchasePrice}
      note={errorMessage || goodsSku.simpleSpecs || undefined}
      count={t("cart.pieces", { count: num })}
      dimmed={invalid}
      foot={tiers && <TierBar size="sm" {...tiers} />}
    >
      <IconButton size="sm" label={t("cart.remove", { name: goodsName })} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </GoodsLine>
  );
}

/** The server's total of the selected items and the checkout button; if none are selected, a link to the cart. */
function CheckOut({ lines, amount }: { lines: readonly CartItem[]; amount: string | number }) {
  const { t } = useTranslation("rail");
  const chosen = lines.filter(({ checked, invalid }) => checked && !invalid);
  return (
    <>
      {chosen.length > 0 ? (
        <>
          <p className={styles.sum}>
            <span>{t("cart.goods", { count: chosen.length })}</span>
            <Price value={amount} size="lg" />
          </p>
          <p className={styles.next}>{t("cart.next")}</p>
          <ButtonLink wide href={hrefTo.checkout({ way: "CART" })}>
            {t("cart.checkout")}
          </ButtonLink>
        </>
      ) : (
        <p className={styles.next}>{t("cart.nothing")}</p>
      )}
      <ButtonLink wide variant="text" href={hrefTo.cart()} className={styles.second}>
        {t("cart.open")}
      </ButtonLink>
    </>
  );
}
