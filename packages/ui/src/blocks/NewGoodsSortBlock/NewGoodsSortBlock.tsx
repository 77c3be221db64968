"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, useState } from "react";
import { fieldsOf } from "../../internal/given.ts";
import { Tabs } from "../../primitives/Tabs/index.ts";
import { useMessages } from "../../runtime/index.ts";
import { BlockHeader } from "../BlockHeader/index.ts";
import { type BlockProps, readBlock, readText, useBlockLevel, useLeftOut } from "../BlockPage/index.ts";
import * as styles from "./NewGoodsSortBlock.css.ts";
import { RankedList } from "./RankedList.tsx";
import { readColumns } from "./readColumns.ts";

/** Props of {@link NewGoodsSortBlock}. */
export interface NewGoodsSortBlockProps extends BlockProps, Omit<ComponentPropsWithRef<"section">, "children"> {}

/**
 * Block `newGoodsSort`: three ranked columns of products, each with a title; on a phone one list with tabs. Both use the same
 * markup, so the page does not shift when the script loads. A plain `list` is one ranking, continued from column to column.
 */
export function NewGoodsSortBlock({ options: given, eager, className, ...rest }: NewGoodsSortBlockProps) {
  const options = fieldsOf(given);
  const { block } = useMessages();
  const [level, below] = [useBlockLevel(), useBlockLevel(1)];
  const [chosen, setChosen] = useState("0");
  const reading = readBlock();
  const columns = readColumns(options, reading);
  useLeftOut("newGoodsSort", options, reading, columns.length === 0);
  if (columns.length === 0) return null;
  const [title, note] = [options.title, options.secondTitle].map(readText);
  // Tabs need names. Columns without names stay stacked.
  const tabbed = columns.length > 1 && columns.every((column) => column.title !== undefined);
  return (
    <section data-component="NewGoodsSortBlock" aria-label={title} {...rest} className={clsx(styles.root, className)}>
      {title && (
        <BlockHeader
          title={title}
          note={note && <span className={styles.note}>{note}</span>}
          moreHref={readText(options.url)}
        />
      )}
      {tabbed && (
        <Tabs
          label={title ?? block.promotions}
          variant="pill"
          items={columns.map((column, index) => ({ value: String(index), label: column.title }))}
          value={chosen}
          onValueChange={({ value }) => setChosen(value)}
          className={styles.tabs}
        />
      )}
      <div className={styles.columns}>
        {columns.map((column, index) => (
          <RankedList
            key={index}
            column={column}
            headingLevel={title ? below : level}
            eager={eager}
            className={styles.column({ place: placeOf(tabbed, chosen === String(index)) })}
          />
        ))}
      </div>
    </section>
  );
}

function placeOf(tabbed: boolean, chosen: boolean): "always" | "chosen" | "waiting" {
  if (!tabbed) return "always";
  return chosen ? "chosen" : "waiting";
}
