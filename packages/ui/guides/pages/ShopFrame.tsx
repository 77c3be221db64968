import CircleUserRound from "lucide-react/icons/circle-user-round";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { type ReactNode, useState } from "react";
import { SearchBox } from "../../src/commerce/SearchBox/index.ts";
import { IconButton } from "../../src/primitives/IconButton/index.ts";
import type { ShippedLocale } from "../../src/runtime/locale.ts";
import * as styles from "./pages.css.ts";
import { wordsIn } from "./words.ts";

interface ShopFrameProps {
  locale: ShippedLocale;
  children: ReactNode;
}

/** Header and footer around a composed page. */
export function ShopFrame({ locale, children }: ShopFrameProps) {
  const words = wordsIn(locale);
  const [keyword, setKeyword] = useState("");
  return (
    <div className={styles.shop}>
      <header className={styles.bar}>
        <div className={styles.header}>
          <span className={styles.logo}>Sundry</span>
          <SearchBox
            label={words.search}
            placeholder={words.search}
            size="md"
            value={keyword}
            onValueChange={({ value }) => setKeyword(value)}
            onSearch={() => undefined}
            className={styles.search}
          />
          <div className={styles.entries}>
            <IconButton label={words.account}>
              <CircleUserRound aria-hidden="true" />
            </IconButton>
            <IconButton label={words.cart}>
              <ShoppingCart aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.footer}>
        <div className={styles.footerWords}>
          {words.promises.map((promise) => (
            <span key={promise}>{promise}</span>
          ))}
        </div>
      </footer>
    </div>
  );
}
