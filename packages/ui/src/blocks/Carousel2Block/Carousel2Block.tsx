"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { fieldsOf } from "../../internal/given.ts";
import { Carousel } from "../../primitives/Carousel/index.ts";
import { useMessages } from "../../runtime/index.ts";
import { blockPlace } from "../../theme/place.css.ts";
import { AdvertTile, type TileTint } from "../AdvertTile/index.ts";
import {
  type BlockItem,
  type BlockProps,
  type BlockReading,
  readBlock,
  useBlockLevel,
  useLeftOut,
} from "../BlockPage/index.ts";
import * as styles from "./Carousel2Block.css.ts";

const mainTints: readonly TileTint[] = ["apricot", "sky", "mint", "butter"];
const sideTints: readonly TileTint[] = ["lilac", "ink", "shell"];

/** Props of {@link Carousel2Block}. */
export interface Carousel2BlockProps extends BlockProps, Omit<ComponentPropsWithRef<"div">, "children"> {}

/**
 * Block `carousel2`: a main picture with others stacked beside it, or below it on a phone. Several main pictures change by
 * hand, never by themselves.
 */
export function Carousel2Block({ options: given, eager, className, ...rest }: Carousel2BlockProps) {
  const options = fieldsOf(given);
  const { block, carousel } = useMessages();
  const level = useBlockLevel();
  const reading = readBlock();
  const main = reading.adverts(options.list, "list");
  const side = readSide(reading, options.listRight);
  useLeftOut("carousel2", options, reading, main.length + side.length === 0);
  if (main.length + side.length === 0) return null;
  const slides = main.map((item, position) => ({
    key: String(position),
    name: item.label ?? item.name ?? carousel.slide({ index: position + 1, total: main.length }),
    content: (
      <div className={styles.slide({ ticks: main.length > 1 })}>
        <AdvertTile
          item={item}
          tint={tintAt(mainTints, position)}
          size="lead"
          headingLevel={level}
          sizes="(min-width: 1280px) 546px, (min-width: 768px) 38vw, 80vw"
          eager={eager && position === 0}
        />
      </div>
    ),
  }));
  return (
    <div className={blockPlace}>
      <div data-component="Carousel2Block" {...rest} className={clsx(styles.root, className)}>
        {slides.length > 0 && (
          <Carousel
            label={main.every(({ name }) => name) ? slides.map(({ name }) => name).join(", ") : block.promotions}
            tone="neutral"
            slides={slides}
            className={styles.main}
          />
        )}
        {side.length > 0 && (
          <ul className={styles.side}>
            {side.map((item, index) => (
              <li key={index} className={styles.sideItem}>
                <AdvertTile
                  item={item}
                  tint={tintAt(sideTints, index)}
                  sizes="(min-width: 768px) 248px, 42vw"
                  eager={eager}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** The data has groups of pictures, or the pictures themselves. At most three fit. */
function readSide(reading: BlockReading, value: unknown): readonly BlockItem[] {
  return reading.adverts(Array.isArray(value) ? value.flat() : value, "listRight", 3);
}

function tintAt(tints: readonly TileTint[], index: number): TileTint {
  return tints[index % tints.length] ?? "sand";
}
