"use client";
import { clsx } from "clsx";
import Plus from "lucide-react/icons/plus";
import type { ComponentPropsWithRef } from "react";
import { formatIndex } from "../../format/count.ts";
import { countOf, textOf } from "../../internal/given.ts";
import { useLocale, useMessages } from "../../runtime/index.ts";
import * as styles from "./QuickAdd.css.ts";

/** Props of {@link QuickAdd}: those of the button, which also gets `ref` and `className`. */
export interface QuickAddProps extends Omit<ComponentPropsWithRef<"button">, "children" | "name" | "type"> {
  /** Pieces that one press adds. */
  count: number;
  /** Name of the product, for screen readers. */
  name: string;
  /** `inverse` is for dark backgrounds. @default "neutral" */
  tone?: "neutral" | "inverse" | undefined;
}

/** The button of a tile that puts its smallest quantity into the cart, beside the price: "+12". */
export function QuickAdd({ count: given, name, tone = "neutral", className, ...rest }: QuickAddProps) {
  const locale = useLocale();
  const { goods: words } = useMessages();
  const count = countOf(given) ?? 1;
  return (
    <button
      type="button"
      data-component="QuickAdd"
      aria-label={`${words.add({ count })}: ${textOf(name)}`}
      title={words.add({ count })}
      {...rest}
      className={clsx(styles.quickAdd({ tone }), className)}
    >
      <Plus aria-hidden="true" className={styles.plus} />
      <span>{formatIndex(count, locale)}</span>
    </button>
  );
}
