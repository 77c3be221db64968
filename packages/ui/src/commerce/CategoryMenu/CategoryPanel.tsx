"use client";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import { UiLink, useMessages } from "../../runtime/index.ts";
import * as styles from "./CategoryMenu.css.ts";
import { CategoryName } from "./CategoryName.tsx";
import type { MenuCategory } from "./menuCategory.ts";

/** Most children in the panel. */
const MOST = 7;

/** The panel beside a row: its children with their pictures, and the way to all of them. */
export function CategoryPanel({
  category,
  id,
  onChoose,
}: {
  category: MenuCategory;
  id: string;
  onChoose: () => void;
}) {
  const { block } = useMessages();
  return (
    <div id={id} data-part="children" className={styles.panel}>
      <div className={styles.panelHead}>
        <p className={styles.panelTitle}>{category.name}</p>
        <UiLink href={category.href} className={styles.all} onClick={onChoose}>
          {block.seeAll}
        </UiLink>
      </div>
      <ul className={styles.children}>
        {category.children.slice(0, MOST).map((child) => (
          <li key={child.id}>
            <UiLink href={child.href} data-part="child" className={styles.child} onClick={onChoose}>
              <ProductImage src={child.image} alt="" sizes="44px" widths={[64, 96, 128]} />
              <span>
                <CategoryName name={child.name} className={styles.childName} />
                {child.children.length > 0 && (
                  <span className={styles.grandchildren}>{child.children.map(({ name }) => name).join(" / ")}</span>
                )}
              </span>
            </UiLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
