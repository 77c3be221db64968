"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, useState } from "react";
import { ButtonLink } from "../../primitives/ButtonLink/index.ts";
import { Phrases } from "../../primitives/Phrases/index.ts";
import { UiLink, useMessages } from "../../runtime/index.ts";
import { brandPattern } from "../../theme/brandPattern.css.ts";
import { plain } from "../../theme/plain.css.ts";
import { type BlockProps, readItem, useBlockLevel } from "../BlockPage/index.ts";
import * as styles from "./BannerAdvertBlock.css.ts";

/** Props of {@link BannerAdvertBlock}. */
export interface BannerAdvertBlockProps extends BlockProps, Omit<ComponentPropsWithRef<"section">, "children"> {}

/**
 * Block `bannerAdvert`: a wide patterned banner with a text panel and a picture. Without a name the picture is the link.
 * Without a picture, or with a broken one, the text is on the pattern.
 */
export function BannerAdvertBlock({ options, eager, className, ...rest }: BannerAdvertBlockProps) {
  const { block } = useMessages();
  const Title = `h${useBlockLevel()}` as const;
  const [broken, setBroken] = useState<string>();
  const item = readItem(options);
  const src = item?.img === broken ? undefined : item?.img;
  if (!item || (!src && !item.name)) return null;
  const { name, describe, url } = item;
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
    <section
      data-component="BannerAdvertBlock"
      aria-label={name ?? words}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <div className={clsx(brandPattern, styles.field)}>
        {picture && url && !name ? (
          <UiLink href={url} className={plain}>
            {picture}
          </UiLink>
        ) : (
          picture
        )}
      </div>
      {name && (
        <div className={styles.panel}>
          <Title className={styles.title}>
            <Phrases>{name}</Phrases>
          </Title>
          {describe && <p className={styles.text}>{describe}</p>}
          {url && (
            <ButtonLink href={url} size="lg">
              {item.action ?? block.seeAll}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  );
}
