import { Badge } from "@sundry/ui/primitives/Badge";
import { Flyout } from "@sundry/ui/commerce/Flyout";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { UiLink } from "@sundry/ui/runtime";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { CartIcon, useCartCount } from "../../features/cart/index.ts";
import * as styles from "./CartButton.css.ts";
import { cart } from "./Header.css.ts";
import { icon, tool, word } from "./TopBar.css.ts";
import { lazyOptional } from "../../shared/routing/lazyPart.ts";

const CartMenu = lazyOptional(() => import("./CartMenu.tsx").then((m) => ({ default: m.CartMenu })));

interface CartButtonProps {
  /** As high as the links of the top bar. @default false */
  compact?: boolean;
}

/** A link to the cart with its count; on hover or with the down key it previews the lines (HM-04). */
export function CartButton({ compact = false }: CartButtonProps) {
  const { t } = useTranslation("shell");
  const count = useCartCount();
  const [open, setOpen] = useState(false);
  return (
    <Flyout
      open={open}
      onOpenChange={(event) => setOpen(event.open)}
      align={compact ? "start" : "end"}
      trigger={
        <UiLink
          href={hrefTo.cart()}
          aria-expanded={open}
          className={compact ? tool : cart}
          onKeyDown={(event) => {
            if (event.key !== "ArrowDown") return;
            event.preventDefault();
            setOpen(true);
          }}
          onClick={() => setOpen(false)}
        >
          <CartIcon className={compact ? icon : ""} />
          <span className={compact ? word : ""}>{t("nav.cart")}</span>
          <Badge count={count} label={t("nav.cartWith", { count })} />
        </UiLink>
      }
    >
      <div className={styles.panel}>
        <Suspense fallback={<Skeleton blockSize="64px" />}>
          <CartMenu onLeave={() => setOpen(false)} />
        </Suspense>
      </div>
    </Flyout>
  );
}
