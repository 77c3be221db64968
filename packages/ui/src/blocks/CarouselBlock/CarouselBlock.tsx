"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { Price } from "../../commerce/Price/index.ts";
import { fieldsOf } from "../../internal/given.ts";
import { ButtonLink } from "../../primitives/ButtonLink/index.ts";
import { Carousel } from "../../primitives/Carousel/index.ts";
import { Phrases } from "../../primitives/Phrases/index.ts";
import { useMessages } from "../../runtime/index.ts";
import { blockPlace } from "../../theme/place.css.ts";
import { BlockImage } from "../BlockImage/index.ts";
import * as fit from "../BlockPage/fit.css.ts";
import { type BlockItem, type BlockProps, readBlock, useBlockLevel, useLeftOut } from "../BlockPage/index.ts";
import * as styles from "./CarouselBlock.css.ts";

/** Props of {@link CarouselBlock}. */
export interface CarouselBlockProps extends BlockProps, Omit<ComponentPropsWithRef<"section">, "children"> {}

/** Block `carousel`: slides within the page's column that change every five seconds. */
export function CarouselBlock({ options: given, eager, className, ...rest }: CarouselBlockProps) {
  const options = fieldsOf(given);
  const { carousel, block } = useMessages();
  const reading = readBlock();
  const items = reading.adverts(options.list, "list");
  useLeftOut("carousel", options, reading, items.length === 0);
  if (items.length === 0) return null;
  const slides = items.map((item, position) => ({
    key: String(position),
    name: item.label ?? item.name ?? carousel.slide({ index: position + 1, total: items.length }),
    content: <Slide item={item} eager={eager && position === 0} />,
  }));
  return (
    <div className={blockPlace}>
      <Carousel
        data-component="CarouselBlock"
        label={`${block.promotions}: ${slides.map(({ name }) => name).join(", ")}`}
        autoplay
        tone="neutral"
        {...rest}
        className={clsx(styles.root, className)}
        slides={slides}
      />
    </div>
  );
}

function Slide({ item, eager }: { item: BlockItem; eager: boolean }) {
  const { block } = useMessages();
  const Title = `h${useBlockLevel()}` as const;
  const worded = item.name !== undefined || item.price !== undefined;
  return (
    <div className={styles.slide}>
      <BlockImage
        item={worded ? { ...item, url: undefined } : item}
        eager={eager}
        shape="hero"
        sizes="(min-width: 768px) 567px, 266px"
        className={styles.picture}
      />
      {worded && (
        <div className={styles.words}>
          {item.name && (
            <Title className={clsx(styles.title, fit.threeLines)}>
              <Phrases>{item.name}</Phrases>
            </Title>
          )}
          {item.describe && <p className={clsx(styles.text, fit.twoLines)}>{item.describe}</p>}
          {item.price !== undefined && <Price value={item.price} className={styles.price} />}
          {item.url && (
            <ButtonLink href={item.url} variant="strong" className={clsx(styles.button, fit.narrow)}>
              <span className={fit.oneLine}>{item.action ?? block.seeAll}</span>
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
