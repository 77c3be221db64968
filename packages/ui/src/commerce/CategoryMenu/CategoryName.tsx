import { type ComponentPropsWithRef } from "react";
import { clsx } from "clsx";
import { cutGraphemes } from "../../format/graphemes.ts";
import { textOf } from "../../internal/given.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import * as styles from "./CategoryMenu.css.ts";

/** Longest category name shown in the menu, in characters. */
const LONGEST = 10;

/** Props of {@link CategoryName}. */
export interface CategoryNameProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  name: string;
}

/** A category's name, cut after ten characters. The full name stays available as a tooltip and to screen readers. */
export function CategoryName({ name: given, className, ...rest }: CategoryNameProps) {
  const name = textOf(given);
  const { text, cut } = cutGraphemes(name, LONGEST);
  return (
    <span data-component="CategoryName" {...(cut && { title: name })} {...rest} className={clsx(className)}>
      {cut ? (
        <>
          <span aria-hidden="true" className={styles.cut}>
            {text}
          </span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      ) : (
        text
      )}
    </span>
  );
}
