import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { cloth } from "./StoreCloth.css.ts";
import { weaveOf } from "./weaveOf.ts";

/** Props of {@link StoreCloth}. */
export interface StoreClothProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Id of the store; it determines yarns and weave. */
  storeId: string;
  /** `band` covers its container, `square` is a small piece in it, `label` is a woven label beside a name. @default "band" */
  shape?: "band" | "square" | "label" | undefined;
}

/**
 * The cloth of a store: a weave of its own, drawn from its id, by which one knows the store again. For its banner, the edge of
 * its avatar and the label of an order; never behind text. The shop's own weave is `BrandPattern`.
 */
export function StoreCloth({ storeId, shape, className, ...rest }: StoreClothProps) {
  return (
    <span
      data-component="StoreCloth"
      aria-hidden="true"
      {...rest}
      className={clsx(cloth({ shape, ...weaveOf(storeId) }), className)}
    />
  );
}
