import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { ownText } from "../../internal/ownText.tsx";
import { tag } from "./Tag.css.ts";

/** Props of {@link Tag}. */
export interface TagProps extends ComponentPropsWithRef<"span"> {
  /** Meaning; `deal` is for lower prices and running offers only. @default "neutral" */
  tone?: "neutral" | "brand" | "info" | "success" | "warning" | "danger" | "deal" | "points" | undefined;
  /** Icon before the text. */
  icon?: ReactNode | undefined;
}

/** A label of one or two words. For a count use `Badge`, for a discount `DiscountTag`. */
export function Tag({ tone, icon, className, children, ...rest }: TagProps) {
  return (
    <span data-component="Tag" data-tone={tone} {...rest} className={clsx(tag({ tone }), className)}>
      {icon}
      {ownText(children)}
    </span>
  );
}
