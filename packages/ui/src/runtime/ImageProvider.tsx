"use client";
import { createContext, type ReactNode, useContext } from "react";

/**
 * Makes the address of a picture in a width, for `srcset`: `({ src, width }) => "https://images.example/" + width + src`. Return
 * undefined for a picture that exists in one size only.
 */
export type ImageLoader = (input: { src: string; width: number }) => string | undefined;

/** Our own server's way: `?w=` on the path of a WebP picture. Pictures from elsewhere are left as they are. */
export const ownLoader: ImageLoader = ({ src, width }) => {
  if (!src.startsWith("/") || src.startsWith("//") || !/\.webp(\?|$)/.test(src)) return undefined;
  const [path = src, query = ""] = src.split("?");
  const wanted = new URLSearchParams(query);
  wanted.set("w", String(width));
  return `${path}?${wanted}`;
};

const ImageContext = createContext<ImageLoader>(ownLoader);

/** Props of {@link ImageProvider}. */
export interface ImageProviderProps {
  /** Makes the addresses of a picture in other widths. @default `?w=<width>` on the path of a WebP picture */
  imageLoader?: ImageLoader | undefined;
  children?: ReactNode;
}

/** Provides the way to ask the site's image service for pictures in several widths. */
export function ImageProvider({ imageLoader = ownLoader, children }: ImageProviderProps) {
  return <ImageContext value={imageLoader}>{children}</ImageContext>;
}

/** The image loader of the page. */
export function useImageLoader(): ImageLoader {
  return useContext(ImageContext);
}
