"use client";
import { clsx } from "clsx";
import Heart from "lucide-react/icons/heart";
import Trash2 from "lucide-react/icons/trash";
import type { ComponentPropsWithRef } from "react";
import { keepNumbers } from "../../format/keepNumbers.ts";
import { Checkbox } from "../../primitives/Checkbox/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { UiLink, useMessages } from "../../runtime/index.ts";
import { plain } from "../../theme/plain.css.ts";
import { Price } from "../Price/index.ts";
import { TierBar } from "../TierBar/index.ts";
import * as styles from "./CartLine.css.ts";
import { CartLineCount } from "./CartLineCount.tsx";
import { type CartLineSummary, cartLineOf } from "./cartLineSummary.ts";

/** Props of {@link CartLine}. */
export interface CartLineProps extends Omit<ComponentPropsWithRef<"article">, "children"> {
  /** The product with quantity, price and state. */
  line: CartLineSummary;
  /** Dims the amounts while a change is being saved. @default false */
  pending?: boolean;
  /** Called when its checkbox changes. */
  onCheckedChange: (event: { checked: boolean }) => void;
  /** Called with the new quantity. */
  onNumChange: (event: { num: number }) => void;
  /** Called with the message if a typed quantity is not valid, and with undefined once it is. */
  onNumProblemChange?: ((event: { problem: string | undefined }) => void) | undefined;
  /** Called when the buyer removes it. */
  onRemove: () => void;
  /** Called when the buyer moves it to favourites. Without it there is no such button. */
  onMoveToFavourites?: () => void;
  /** Level of the name in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** An editable line of the cart: checkbox, picture, name, price, quantity, amount. */
export function CartLine({
  line: given,
  pending = false,
  onCheckedChange,
  onNumChange,
  onNumProblemChange,
  onRemove,
  onMoveToFavourites,
  headingLevel = 3,
  className,
  ...rest
}: CartLineProps) {
  const line = cartLineOf(given);
  const Name = `h${headingLevel}` as const;
  const { cart } = useMessages();
  const { name, invalid } = line;
  return (
    <article
      data-component="CartLine"
      data-invalid={invalid || undefined}
      aria-label={name}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <div className={styles.tick}>
        {!invalid && (
          <Checkbox aria-label={cart.select({ name })} checked={line.checked} onCheckedChange={onCheckedChange} />
        )}
      </div>
      <ProductImage src={line.image} alt="" sizes="88px" dimmed={invalid} className={styles.picture} />
      <div className={styles.words}>
        <Name className={styles.name}>
          <UiLink href={line.href} className={plain}>
            {keepNumbers(name)}
          </UiLink>
        </Name>
        {line.specs && <p className={styles.small}>{line.specs}</p>}
        {line.note && <p className={styles.note}>{line.note}</p>}
      </div>
      <div className={styles.price}>
        <Price value={line.price} was={line.was} size="sm" />
      </div>
      <CartLineCount line={line} onNumChange={onNumChange} onNumProblemChange={onNumProblemChange} />
      {line.tiers && !invalid && (
        <TierBar
          size="sm"
          tiers={line.tiers}
          count={line.num}
          others={line.others}
          maximum={line.stock}
          className={styles.tiers}
        />
      )}
      <div className={styles.amount} aria-busy={pending || undefined}>
        {!invalid && <Price value={line.subTotal} size="md" />}
      </div>
      <div className={styles.actions}>
        {onMoveToFavourites && (
          <IconButton label={cart.moveToFavourites({ name })} onClick={onMoveToFavourites}>
            <Heart />
          </IconButton>
        )}
        <IconButton label={cart.remove({ name })} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
    </article>
  );
}
