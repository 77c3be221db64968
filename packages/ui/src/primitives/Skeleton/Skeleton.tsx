import { assignInlineVars } from "../../internal/assignInlineVars.ts";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { measure, skeleton } from "./Skeleton.css.ts";

/** Props of {@link Skeleton}. */
export interface SkeletonProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** `text` is one line of the surrounding text, `block` a picture or panel, `circle` an avatar. @default "block" */
  shape?: "text" | "block" | "circle" | undefined;
  /** Width as CSS text, such as "60%". @default "100%" */
  inlineSize?: string | undefined;
  /** Height as CSS text. A `text` is as high as its line. */
  blockSize?: string | undefined;
}

/** A placeholder with the layout of what is loading. For a short wait inside a control use `Spinner`. */
export function Skeleton({ shape, inlineSize, blockSize, className, style, ...rest }: SkeletonProps) {
  return (
    <span
      data-component="Skeleton"
      aria-hidden="true"
      {...rest}
      style={{ ...assignInlineVars({ [measure.inline]: inlineSize, [measure.block]: blockSize }), ...style }}
      className={clsx(skeleton({ shape }), className)}
    />
  );
}
