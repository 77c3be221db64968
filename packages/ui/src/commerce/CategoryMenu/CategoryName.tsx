import { type ComponentPropsWithRef } from "react";
import { clsx } from "clsx";
import { cutGraphemes } from "../../format/graphemes.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import * as styles from "./CategoryMenu.css.ts";

/** Most characters of a category's name in the menu (decisions 32). */
const LONGEST = 10;

/** Props of {@link CategoryName}. */
export interface CategoryNameProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  name: string;
}

/** A category's name, cut at ten characters; the whole name stays for the pointer and the screen reader (HM-07). */
export function CategoryName({ name, className, ...rest }: CategoryNameProps) {
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
