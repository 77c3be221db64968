"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, useState } from "react";
import { Price } from "../../commerce/Price/index.ts";
import { fieldsOf } from "../../internal/given.ts";
import { ButtonLink } from "../../primitives/ButtonLink/index.ts";
import { Phrases } from "../../primitives/Phrases/index.ts";
import { UiLink, useMessages } from "../../runtime/index.ts";
import { blockPlace } from "../../theme/place.css.ts";
import { brandPattern } from "../../theme/brandPattern.css.ts";
import { plain } from "../../theme/plain.css.ts";
import { advertOf } from "../BlockPage/readBlock.ts";
import * as fit from "../BlockPage/fit.css.ts";
import { type BlockItem, type BlockProps, readBlock, useBlockLevel, useLeftOut } from "../BlockPage/index.ts";
import * as styles from "./BannerAdvertBlock.css.ts";

/** Props of {@link BannerAdvertBlock}. */
export interface BannerAdvertBlockProps extends BlockProps, Omit<ComponentPropsWithRef<"section">, "children"> {}

/**
 * Block `bannerAdvert`: a wide patterned banner with a text panel and a picture. Without words the picture is the link.
 * Without a picture, or with a broken one, the text is on the pattern. A list of items is as many banners, one below the other.
 */
export function BannerAdvertBlock({ options: given, ...rest }: BannerAdvertBlockProps) {
  const options = fieldsOf(given);
  const reading = readBlock();
  const own = advertOf(reading.item(options, "options"));
  const items = [...(own ? [own] : []), ...reading.adverts(options.list, "list")];
  useLeftOut("bannerAdvert", options, reading, items.length === 0);
  const [only, ...others] = items;
  if (!only) return null;
  if (others.length === 0) return <Banner item={only} {...rest} />;
  const { eager, className, ...stack } = rest;
  return (
    <section data-component="BannerAdvertBlock" {...stack} className={clsx(styles.stack, className)}>
      {items.map((item, index) => (
        <Banner key={index} data-component={undefined} item={item} eager={eager && index === 0} />
      ))}
    </section>
  );
}

interface BannerProps extends Omit<BannerAdvertBlockProps, "options"> {
  item: BlockItem;
}

function Banner({ item, eager, className, ...rest }: BannerProps) {
  const { block } = useMessages();
  const Title = `h${useBlockLevel()}` as const;
  const [broken, setBroken] = useState<string>();
  const src = item.img === broken ? undefined : item.img;
  const { name, describe, url, price } = item;
  const worded = name !== undefined || price !== undefined;
  if (!src && !worded) return null;
  const words = describe ?? (url ? block.seeAll : "");
  const picture = src && (
    <img
      // The picture can fail before React attaches its handlers.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(src);
      }}
      src={src}
      alt={name ? "" : words}
      width={640}
      height={420}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      onError={() => setBroken(src)}
      className={styles.picture}
    />
  );
  return (
    <div className={blockPlace}>
      <section
        data-component="BannerAdvertBlock"
        aria-label={name ?? words}
        {...rest}
        className={clsx(styles.root, className)}
      >
        <div className={clsx(brandPattern, styles.field)}>
          {picture && url && !worded ? (
            <UiLink href={url} className={plain}>
              {picture}
            </UiLink>
          ) : (
            picture
          )}
        </div>
        {worded && (
          <div className={styles.panel}>
            {name && (
              <Title className={clsx(styles.title, fit.twoLines)}>
                <Phrases>{name}</Phrases>
              </Title>
            )}
            {describe && <p className={clsx(styles.text, fit.twoLines)}>{describe}</p>}
            {price !== undefined && <Price value={price} size="lg" />}
            {url && (
              <ButtonLink href={url} size="lg" className={fit.narrow}>
                <span className={fit.oneLine}>{item.action ?? block.seeAll}</span>
              </ButtonLink>
            )}
          </div>
        )}
      </section>
    </div>
  );
}
