"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, useId } from "react";
import { mergeRefs } from "../../internal/mergeRefs.ts";
import { UiLink } from "../../runtime/index.ts";
import { plain } from "../../theme/plain.css.ts";
import * as styles from "./CategoryMenu.css.ts";
import { CategoryName } from "./CategoryName.tsx";
import { CategoryPanel } from "./CategoryPanel.tsx";
import { categoriesOf, type MenuCategory } from "./menuCategory.ts";
import { useCategoryPanels } from "./useCategoryPanels.ts";

/** How many children show beside a name. */
const INLINE = 2;

/** Props of {@link CategoryMenu}. */
export interface CategoryMenuProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** First-level categories with their children. */
  categories: readonly MenuCategory[];
  /** Name of the menu for screen readers. */
  label: string;
  /**
   * Called when a category is followed, or when Escape is pressed with no panel open. A menu that covers the page then
   * closes.
   */
  onDismiss?: (() => void) | undefined;
}

/**
 * First-level categories. Pointing at, focusing or tapping a row opens a panel with its children. Arrow keys move within it,
 * Escape closes it.
 */
export function CategoryMenu({ categories: given, label, onDismiss, className, ref, ...rest }: CategoryMenuProps) {
  const categories = categoriesOf(given);
  const id = useId();
  const menu = useCategoryPanels(onDismiss);
  return (
    <nav
      data-component="CategoryMenu"
      aria-label={label}
      {...rest}
      {...menu.rootProps}
      ref={mergeRefs(menu.root, ref)}
      className={clsx(styles.root, className)}
    >
      <ul className={plain}>
        {categories.map((category) => {
          const open = menu.openId === category.id && category.children.length > 0;
          return (
            <li key={category.id} {...menu.rowProps(category.id)}>
              <div data-open={open || undefined} className={styles.row}>
                <UiLink
                  href={category.href}
                  data-part="row"
                  aria-expanded={category.children.length > 0 ? open : undefined}
                  aria-controls={open ? `${id}-${category.id}` : undefined}
                  className={styles.first}
                  {...menu.linkProps(category.id)}
                >
                  {category.icon && (
                    <span aria-hidden="true" className={styles.icon}>
                      {category.icon}
                    </span>
                  )}
                  <CategoryName name={category.name} />
                </UiLink>
                <span className={styles.inline}>
                  {category.children.slice(0, INLINE).map((child, index) => (
                    <span key={child.id} className={styles.inlineItem}>
                      {index > 0 && <span aria-hidden="true"> / </span>}
                      <UiLink
                        href={child.href}
                        tabIndex={-1}
                        title={child.name}
                        className={styles.inlineLink}
                        onClick={menu.close}
                      >
                        {child.name}
                      </UiLink>
                    </span>
                  ))}
                </span>
              </div>
              {open && <CategoryPanel category={category} id={`${id}-${category.id}`} onSelect={menu.close} />}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
