"use client";
import ArrowRight from "lucide-react/icons/arrow-right";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import { UiLink, useMessages } from "../../runtime/index.ts";
import * as styles from "./CategoryMenu.css.ts";
import type { MenuCategory } from "./menuCategory.ts";

/** Maximum number of children in the panel. */
const MAX_CHILDREN = 7;

/** Props of {@link CategoryPanel}. */
export interface CategoryPanelProps {
  category: MenuCategory;
  id: string;
  onSelect: () => void;
}

/** The panel beside a row: its children in three columns, with their pictures and whole names, and a tile of a campaign. */
export function CategoryPanel({ category, id, onSelect }: CategoryPanelProps) {
  const { block } = useMessages();
  const { campaign } = category;
  return (
    <div id={id} data-part="children" className={styles.panel}>
      <div className={styles.panelHead}>
        <p className={styles.panelTitle}>{category.name}</p>
        <UiLink href={category.href} className={styles.all} onClick={onSelect}>
          {block.seeAll}
        </UiLink>
      </div>
      <div className={styles.panelBody}>
        <ul className={styles.children}>
          {category.children.slice(0, MAX_CHILDREN).map((child) => (
            <li key={child.id} className={styles.child}>
              <UiLink href={child.href} data-part="child" className={styles.childLink} onClick={onSelect}>
                <ProductImage src={child.image} alt="" sizes="44px" widths={[64, 96, 128]} />
                <span className={styles.childName}>{child.name}</span>
              </UiLink>
              {child.children.length > 0 && (
                <ul className={styles.grandchildren}>
                  {child.children.map(({ id: key, name, href }) => (
                    <li key={key}>
                      <UiLink href={href} className={styles.grandchild} onClick={onSelect}>
                        {name}
                      </UiLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        {campaign && (
          <UiLink href={campaign.href} data-part="campaign" className={styles.campaign} onClick={onSelect}>
            <ProductImage src={campaign.image} alt="" sizes="184px" widths={[192, 256, 384]} />
            <span className={styles.campaignName}>
              <span>{campaign.name}</span>
              <ArrowRight aria-hidden="true" />
            </span>
          </UiLink>
        )}
      </div>
    </div>
  );
}
