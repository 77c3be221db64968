"use client";
import { clsx } from "clsx";
import ArrowRight from "lucide-react/icons/arrow-right";
import { type ComponentPropsWithRef, useState } from "react";
import { assignInlineVars } from "../../internal/assignInlineVars.ts";
import { Price } from "../../commerce/Price/index.ts";
import { fieldsOf } from "../../internal/given.ts";
import { ButtonLink } from "../../primitives/ButtonLink/index.ts";
import { Carousel } from "../../primitives/Carousel/index.ts";
import { Phrases } from "../../primitives/Phrases/index.ts";
import { useMessages } from "../../runtime/index.ts";
import * as fit from "../BlockPage/fit.css.ts";
import { type BlockItem, type BlockProps, readBlock, useBlockLevel, useLeftOut } from "../BlockPage/index.ts";
import { BlockImage } from "../BlockImage/index.ts";
import * as styles from "./Carousel1Block.css.ts";

/** Props of {@link Carousel1Block}. */
export interface Carousel1BlockProps extends BlockProps, Omit<ComponentPropsWithRef<"div">, "children"> {}

/** Block `carousel1`: full-width slides. The band takes the colour of the current slide. */
export function Carousel1Block({
  options: given,
  eager,
  "aria-label": label,
  className,
  style,
  ...rest
}: Carousel1BlockProps) {
  const options = fieldsOf(given);
  const { carousel, block } = useMessages();
  const reading = readBlock();
  const items = reading.adverts(options.list, "list");
  useLeftOut("carousel1", options, reading, items.length === 0);
  const [index, setIndex] = useState(0);
  if (items.length === 0) return null;
  const slides = items.map((item, position) => ({
    key: String(position),
    name: item.label ?? item.name ?? carousel.slide({ index: position + 1, total: items.length }),
    content: <Slide item={item} eager={eager && position === 0} />,
  }));
  return (
    <div
      data-component="Carousel1Block"
      {...rest}
      style={{ ...assignInlineVars({ [styles.fieldColour]: items[index]?.bgColor }), ...style }}
      className={clsx(styles.root, className)}
    >
      <Carousel
        label={label ?? `${block.promotions}: ${slides.map(({ name }) => name).join(", ")}`}
        autoplay
        className={styles.carousel}
        onSlideChange={(event) => setIndex(event.index)}
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
      <div className={styles.art}>
        <div aria-hidden="true" className={styles.plain} />
        <div aria-hidden="true" className={styles.strap} />
        <BlockImage
          item={worded ? { ...item, url: undefined } : item}
          eager={eager}
          shape="hero"
          sizes="(min-width: 1024px) 520px, (min-width: 768px) 47vw, 50vw"
          className={styles.picture}
        />
      </div>
      {worded && (
        <div className={styles.words}>
          {item.name && (
            <Title className={clsx(styles.title, fit.threeLines)}>
              <Phrases>{item.name}</Phrases>
            </Title>
          )}
          {item.describe && (
            <p className={clsx(styles.text, fit.threeLines)}>
              <Phrases>{item.describe}</Phrases>
            </p>
          )}
          {item.price !== undefined && <Price value={item.price} size="lg" className={styles.price} />}
          {item.url && (
            <ButtonLink href={item.url} size="lg" variant="float" className={clsx(styles.button, fit.narrow)}>
              <span className={fit.oneLine}>{item.action ?? block.seeAll}</span>
              <ArrowRight aria-hidden="true" className={styles.arrow} />
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
