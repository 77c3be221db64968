import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { weave } from "./Woven.css.ts";

/** Props of {@link Woven}. */
export interface WovenProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Size of the check: 24 px for the band, 48, 152 for a large field. @default "md" */
  check?: "sm" | "md" | "lg" | undefined;
  /** `band` is the 8 px stripe above the footer, `fill` takes its place's size. @default "fill" */
  shape?: "band" | "fill" | undefined;
}

/**
 * The weave of the trader's bag, our signature. Allowed on advert strip ends, hero strap or cloth, the bannerAdvert field,
 * login art, the footer band and the logo mark; never behind text.
 */
export function Woven({ check, shape, className, ...rest }: WovenProps) {
  return (
    <div data-component="Woven" aria-hidden="true" {...rest} className={clsx(weave({ check, shape }), className)} />
  );
}
