"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { fieldsOf } from "../../internal/given.ts";
import { AdvertTile } from "../AdvertTile/index.ts";
import { BlockHeader } from "../BlockHeader/index.ts";
import { type BlockProps, readBlock, readText, useBlockLevel, useLeftOut } from "../BlockPage/index.ts";
import { readPanels } from "./readPanels.ts";
import * as styles from "./ThreeColumnsBlock.css.ts";
import { TitledPanel } from "./TitledPanel.tsx";

/** Props of {@link ThreeColumnsBlock}. */
export interface ThreeColumnsBlockProps extends BlockProps, Omit<ComponentPropsWithRef<"section">, "children"> {}

/**
 * Block `oneRowThreeColumns`: three tinted panels in a row, each with title, link and three products; stacked on a phone. A
 * panel without products is an advert.
 */
export function ThreeColumnsBlock({ options: given, eager, className, ...rest }: ThreeColumnsBlockProps) {
  const options = fieldsOf(given);
  const [level, below] = [useBlockLevel(), useBlockLevel(1)];
  const reading = readBlock();
  const panels = readPanels(options.list, reading);
  useLeftOut("oneRowThreeColumns", options, reading, panels.length === 0);
  if (panels.length === 0) return null;
  const title = readText(options.title);
  const headingLevel = title ? below : level;
  return (
    <section data-component="ThreeColumnsBlock" aria-label={title} {...rest} className={clsx(styles.root, className)}>
      {title && <BlockHeader title={title} note={readText(options.secondTitle)} moreHref={readText(options.url)} />}
      <div className={styles.row}>
        {panels.map((panel, index) =>
          panel.goods.length > 0 ? (
            <TitledPanel key={index} panel={panel} headingLevel={headingLevel} eager={eager} />
          ) : (
            <div key={index} className={styles.advert}>
              <AdvertTile
                item={panel.item}
                tint={panel.tint}
                headingLevel={headingLevel}
                size="lead"
                sizes="(min-width: 1024px) 28vw, 80vw"
                eager={eager}
              />
            </div>
          ),
        )}
      </div>
    </section>
  );
}
