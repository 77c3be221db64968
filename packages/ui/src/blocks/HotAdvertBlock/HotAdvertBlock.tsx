"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { fieldsOf } from "../../internal/given.ts";
import { blockPlace } from "../../theme/place.css.ts";
import { AdvertTile, type TileTint } from "../AdvertTile/index.ts";
import { BlockHeader } from "../BlockHeader/index.ts";
import { type BlockProps, readBlock, readText, useBlockLevel, useLeftOut } from "../BlockPage/index.ts";
import * as styles from "./HotAdvertBlock.css.ts";

/** The first tint is for the large tile. Neighbours in the grid always differ. */
const tints: readonly TileTint[] = ["sand", "sky", "butter", "shell", "mint", "lilac", "apricot", "steel", "butter"];

/** Props of {@link HotAdvertBlock}. */
export interface HotAdvertBlockProps extends BlockProps, Omit<ComponentPropsWithRef<"section">, "children"> {}

/** Block `hotAdvert`: one large advert with smaller ones around it; on a phone a wide one with pairs below. */
export function HotAdvertBlock({ options: given, eager, className, ...rest }: HotAdvertBlockProps) {
  const options = fieldsOf(given);
  const level = useBlockLevel();
  const reading = readBlock();
  const items = reading.adverts(options.list, "list", tints.length);
  useLeftOut("hotAdvert", options, reading, items.length === 0);
  if (items.length === 0) return null;
  const title = readText(options.title);
  return (
    <section data-component="HotAdvertBlock" aria-label={title} {...rest} className={clsx(blockPlace, className)}>
      {title && <BlockHeader title={title} note={readText(options.secondTitle)} moreHref={readText(options.url)} />}
      <ul className={styles.bento}>
        {items.map((item, index) => (
          <li key={index} className={index === 0 ? styles.lead : styles.small}>
            <AdvertTile
              item={item}
              tint={tints[index] ?? "sand"}
              size={index === 0 ? "lead" : "tile"}
              headingLevel={title ? undefined : level}
              sizes={index === 0 ? "(min-width: 768px) 32vw, 80vw" : "(min-width: 768px) 14vw, 36vw"}
              eager={eager}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
