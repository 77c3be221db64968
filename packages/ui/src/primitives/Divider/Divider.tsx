import { clsx } from "clsx";
import * as Radix from "radix-ui/separator";
import type { ComponentPropsWithRef } from "react";
import { divider, labelled } from "./Divider.css.ts";

/** Props of {@link Divider}. */
export interface DividerProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** `vertical` stands between things in a row. @default "horizontal" */
  orientation?: "horizontal" | "vertical" | undefined;
  /** A word in the middle of the line, such as "or". */
  label?: string | undefined;
  /** Whether it separates in meaning too, so that screen readers say so. @default false */
  semantic?: boolean | undefined;
}

/** A hairline between things. Distance alone is often enough: see `gap` of `Stack`. */
export function Divider({ orientation = "horizontal", label, semantic = false, className, ...rest }: DividerProps) {
  if (label !== undefined)
    return (
      <div data-component="Divider" {...rest} className={clsx(labelled, className)}>
        {label}
      </div>
    );
  return (
    <Radix.Root
      data-component="Divider"
      orientation={orientation}
      decorative={!semantic}
      {...rest}
      className={clsx(divider({ orientation }), className)}
    />
  );
}
