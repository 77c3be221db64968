"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, useState } from "react";
import { recordOf, textOf } from "../../internal/given.ts";
import { srcSetFor } from "../../primitives/ProductImage/index.ts";
import { UiLink, useImageLoader } from "../../runtime/index.ts";
import { plain } from "../../theme/plain.css.ts";
import type { BlockItem } from "../BlockPage/index.ts";

/** Widths in px requested for campaign pictures. */
const widths = [320, 480, 640, 960, 1280] as const;

/** Width and height of a frame: 820 x 600 for slides, 420 x 320 for tiles. */
const frames = { hero: [820, 600], tile: [420, 320] } as const;

/** Props of {@link BlockImage}. */
export interface BlockImageProps extends Omit<ComponentPropsWithRef<"img">, "src" | "alt"> {
  /** The item the picture belongs to. */
  item: BlockItem;
  /** Width in the layout, as the `sizes` attribute. */
  sizes: string;
  /** Proportions of the picture. @default "tile" */
  shape?: "hero" | "tile";
  /** Loads at once with high priority, for the first screen. @default false */
  eager?: boolean;
}

/**
 * The picture of an advert. Beside a name it is decorative; alone it carries the link and its description. A broken picture
 * is left out.
 */
export function BlockImage({ item: given, sizes, shape = "tile", eager = false, className, ...rest }: BlockImageProps) {
  const item = recordOf(given);
  const [src, name] = [textOf(item.img), textOf(item.name)];
  const loader = useImageLoader();
  const [broken, setBroken] = useState(false);
  if (!src || broken) return null;
  const [width, height] = frames[shape];
  const picture = (
    <img
      data-component="BlockImage"
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      {...rest}
      src={src}
      srcSet={srcSetFor(src, loader, widths)}
      sizes={sizes}
      alt={name ? "" : textOf(item.describe)}
      onError={() => setBroken(true)}
      className={clsx(plain, className)}
    />
  );
  return !name && item.url ? (
    <UiLink href={item.url} className={plain}>
      {picture}
    </UiLink>
  ) : (
    picture
  );
}
