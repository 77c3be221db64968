"use client";
import { clsx } from "clsx";
import ImageOff from "lucide-react/icons/image-off";
import { type ComponentPropsWithRef, type ReactNode, useState } from "react";
import { assignInlineVars } from "../../internal/assignInlineVars.ts";
import { textOf } from "../../internal/given.ts";
import { UiImage, useImageLoader } from "../../runtime/ImageProvider.tsx";
import { frame, missing, picture, ratioVar } from "./ProductImage.css.ts";
import { srcSetFor } from "./srcSetFor.ts";

/** Props of {@link ProductImage}. */
export interface ProductImageProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Address of the picture; without one, a placeholder shows. */
  src?: string | null | undefined;
  /** Text alternative; empty if the name is beside it. */
  alt: string;
  /** Width in the layout for the browser's choice of file, such as "(min-width: 1280px) 16vw, 45vw". */
  sizes?: string | undefined;
  /** Widths in px to ask the image loader for; an empty list turns that off. @default 96 to 960 */
  widths?: readonly number[] | undefined;
  /** Loads at once with high priority, for the first screen. @default false */
  eager?: boolean | undefined;
  /** Width to height as CSS text, such as "3 / 1". @default "1" */
  ratio?: string | undefined;
  /** Colour behind a picture that does not fill the frame. @default "plain" */
  tint?: "plain" | "butter" | "apricot" | "shell" | "sky" | "mint" | "lilac" | "sand" | "steel" | undefined;
  /** `cover` fills the frame, `contain` shows a cut-out whole. @default "cover" */
  fit?: "cover" | "contain" | undefined;
  /** Faded, for sold-out products. @default false */
  dimmed?: boolean | undefined;
  /** Grows slightly while its card is hovered. @default false */
  zoomable?: boolean | undefined;
  /** Content over the picture, such as a discount tag or a heart. */
  children?: ReactNode | undefined;
}

/** A product picture. It keeps its space while loading, and shows a placeholder when there is no picture or it fails to load. */
export function ProductImage(props: ProductImageProps) {
  const {
    src,
    alt,
    sizes,
    widths,
    eager = false,
    ratio,
    tint,
    fit,
    dimmed,
    zoomable,
    className,
    style,
    children,
    ...rest
  } = props;
  const loader = useImageLoader();
  const [broken, setBroken] = useState<string>();
  const address = textOf(src);
  const shown = address && address !== broken ? address : undefined;
  return (
    <div
      data-component="ProductImage"
      data-broken={!shown || undefined}
      {...rest}
      style={{ ...assignInlineVars({ [ratioVar]: ratio }), ...style }}
      className={clsx(frame({ tint, dimmed }), className)}
    >
      {shown ? (
        <UiImage
          // The picture can fail before React attaches its handlers.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBroken(shown);
          }}
          data-part="picture"
          src={shown}
          srcSet={srcSetFor(shown, loader, widths)}
          sizes={sizes}
          alt={alt}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : "auto"}
          decoding="async"
          onError={() => setBroken(shown)}
          className={picture({ fit, zoomable })}
        />
      ) : (
        <span
          data-part="missing"
          className={missing}
          {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
        >
          <ImageOff aria-hidden="true" />
        </span>
      )}
      {children}
    </div>
  );
}
