import { getAll } from "@sundry/api/contract/cart";
import type { CartItem } from "@sundry/api/contract/entities/basket";
import { Price } from "@sundry/ui/commerce/Price";
import { TierBar } from "@sundry/ui/commerce/TierBar";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { UiLink } from "@sundry/ui/runtime";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { tiersOfLine } from "../../features/cart/index.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { loginAddress } from "../../shared/routing/returnPath.ts";
import { useUser } from "../../shared/session/session.ts";
import { useRead } from "../../shared/data/useRead.ts";
import * as styles from "./CartMenu.css.ts";

/** A preview of the cart: picture, name, quantity and price of each line (HM-04). */
export function CartMenu({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation("shell");
  const user = useUser();
  const { pathname, search } = useLocation();
  const { data, error, loading, reload } = useRead(getAll, user ? {} : null);
  if (user && loading) return <CartMenuSkeleton />;
  if (error && !data)
    return (
      <div role="alert">
        <p className={styles.note}>{t("cartMenu.failed")}</p>
        <Button variant="outline" size="sm" onClick={() => void reload()}>
          {t("retry")}
        </Button>
      </div>
    );
  const lines = data?.skuList.filter(({ invalid }) => !invalid) ?? [];
  const selected = lines.filter(({ checked }) => checked);
  if (lines.length === 0)
    return (
      <>
        <p className={styles.note}>{t("cartMenu.empty")}</p>
        {!user && (
          <ButtonLink
            href={loginAddress(pathname, new URLSearchParams(search))}
            variant="outline"
            size="sm"
            onClick={onLeave}
          >
            {t("nav.login")}
          </ButtonLink>
        )}
      </>
    );
  return (
    <>
      <ul aria-label={t("cartMenu.title")} className={styles.list}>
        {lines.map((line) => (
          <CartMenuLine key={line.goodsSku.id} line={line} lines={lines} onLeave={onLeave} />
        ))}
      </ul>
      {data && selected.length > 0 && (
        <p className={styles.total}>
          <span>{t("cartMenu.total", { count: selected.length })}</span>
          <Price value={data.priceDetailDTO.flowPrice} size="lg" />
        </p>
      )}
      <ButtonLink href={hrefTo.cart()} wide className={styles.foot} onClick={onLeave}>
        {t("cartMenu.open")}
      </ButtonLink>
    </>
  );
}

interface CartMenuLineProps {
  line: CartItem;
  /** All lines of the preview. */
  lines: readonly CartItem[];
  onLeave: () => void;
}

function CartMenuLine({ line, lines, onLeave }: CartMenuLineProps) {
  const { t } = useTranslation("shell");
  const { goodsSku, num, purchasePrice } = line;
  const tiers = tiersOfLine(line, lines);
  return (
    <li>
      <UiLink
        href={hrefTo.goods({ goodsId: goodsSku.goodsId, skuId: goodsSku.id })}
        className={styles.item}
        onClick={onLeave}
      >
        <ProductImage src={goodsSku.thumbnail} alt="" sizes="64px" />
        <span>
          <span className={styles.name}>{goodsSku.goodsName}</span>
          {goodsSku.simpleSpecs && <span className={styles.specs}>{goodsSku.simpleSpecs}</span>}
          <span className={styles.line}>
            <Price value={purchasePrice} size="sm" />
            <span className={styles.count}>{t("cartMenu.pieces", { count: num })}</span>
          </span>
        </span>
      </UiLink>
      {tiers && <TierBar size="sm" {...tiers} className={styles.tiers} />}
    </li>
  );
}

function CartMenuSkeleton() {
  const { t } = useTranslation("shell");
  return (
    <div role="status" aria-label={t("loading")} className={styles.list}>
      <Skeleton blockSize="64px" />
      <Skeleton blockSize="64px" />
    </div>
  );
}
