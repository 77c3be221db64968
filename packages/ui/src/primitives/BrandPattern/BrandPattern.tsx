import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { pattern } from "./BrandPattern.css.ts";

/** Props of {@link BrandPattern}. */
export interface BrandPatternProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Size of one tile: 24 px for the band, 48, or 152 for a large background. @default "md" */
  size?: "sm" | "md" | "lg" | undefined;
  /** `band` is the 8 px stripe above the footer, `fill` covers its container. @default "fill" */
  shape?: "band" | "fill" | undefined;
}

/**
 * The woven pattern of a market trader's bag, the brand's signature. For banners, login art, the footer band and the logo;
 * never behind text.
 */
export function BrandPattern({ size, shape, className, ...rest }: BrandPatternProps) {
  return (
    <div
      data-component="BrandPattern"
      aria-hidden="true"
      {...rest}
      className={clsx(pattern({ size, shape }), className)}
    />
  );
}
