"use client";
import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useMemo,
} from "react";

/**
 * Makes the address of a picture in a width, for `srcset`: `({ src, width }) => "https://images.example/" + width + src`. Return
 * undefined for a picture that exists in one size only.
 */
export type ImageLoader = (input: { src: string; width: number }) => string | undefined;

/** Our own server's way: `?w=` on the path of a WebP picture. Pictures from elsewhere are left as they are. */
export const ownLoader: ImageLoader = ({ src, width }) => {
  if (typeof src !== "string" || !src.startsWith("/") || src.startsWith("//") || !/\.webp(\?|$)/.test(src))
    return undefined;
  const [path = src, query = ""] = src.split("?");
  const wanted = new URLSearchParams(query);
  wanted.set("w", String(width));
  return `${path}?${wanted}`;
};

/** Props of {@link UiImage}: those of an `img`, with a required address and text alternative. */
export interface UiImageProps extends ComponentPropsWithRef<"img"> {
  src: string;
  /** Empty if the picture says nothing that is not beside it. */
  alt: string;
}

/**
 * A component that renders a picture of a product. It must render one `<img>` that fills its frame, and pass on the ref, the class, `alt`
 * and `onError`; what it makes of the address, `srcSet` and `sizes` is its own matter.
 */
export type ImageComponent = ComponentType<UiImageProps>;

function PlainImage({ alt, ...rest }: UiImageProps) {
  return <img alt={alt} {...rest} />;
}

interface Images {
  readonly imageLoader: ImageLoader;
  readonly Image: ImageComponent;
}

const ImageContext = createContext<Images>({ imageLoader: ownLoader, Image: PlainImage });

/** Props of {@link ImageProvider}. */
export interface ImageProviderProps {
  /** Makes the addresses of a picture in other widths. @default `?w=<width>` on the path of a WebP picture */
  imageLoader?: ImageLoader | undefined;
  /** Image component of the site's framework. @default a plain `img` */
  image?: ImageComponent | undefined;
  children?: ReactNode;
}

/** Provides the way to ask the site's image service for pictures in several widths, and to draw them. */
export function ImageProvider({ imageLoader = ownLoader, image = PlainImage, children }: ImageProviderProps) {
  const images = useMemo(() => ({ imageLoader, Image: image }), [imageLoader, image]);
  return <ImageContext value={images}>{children}</ImageContext>;
}

/** The image loader of the page. */
export function useImageLoader(): ImageLoader {
  return useContext(ImageContext).imageLoader;
}

/** An unstyled picture, drawn by the site's image component. For a product use `ProductImage`. */
export function UiImage(props: UiImageProps) {
  const { Image } = useContext(ImageContext);
  return <Image {...props} />;
}
