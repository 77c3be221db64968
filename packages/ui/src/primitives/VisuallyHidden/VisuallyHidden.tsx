import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps extends ComponentPropsWithRef<"span"> {}

/** Text for screen readers only. For text that shows on focus use `SkipLink`. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span data-component="VisuallyHidden" {...rest} className={clsx(visuallyHidden, className)} />;
}
