"use client";
import { type RefObject, useEffect, useState } from "react";
import { useImageLoader } from "../../runtime/ImageProvider.tsx";
import { limitOf } from "./zoom.ts";

/** Width in px of the largest picture that is asked for to look at closely. */
const closeUpWidth = 1280;

/** The largest file of a picture, and how far it can be enlarged in its box. It loads once somebody is `near`. */
export function useCloseUp(
  src: string,
  near: boolean,
  box: RefObject<HTMLElement | null>,
): { closeUp: string; limit: number | undefined } {
  const closeUp = useImageLoader()({ src, width: closeUpWidth }) ?? src;
  return { closeUp, limit: useZoomLimit(near ? closeUp : undefined, box) };
}

/** How far a file can be enlarged in its box; undefined until it has loaded, and without an address. */
function useZoomLimit(address: string | undefined, box: RefObject<HTMLElement | null>): number | undefined {
  const [known, setKnown] = useState<{ address: string; limit: number }>();
  useEffect(() => {
    if (address === undefined) return undefined;
    const image = new Image();
    const note = () => setKnown({ address, limit: limitOf(image.naturalWidth, box.current?.clientWidth ?? 0) });
    image.addEventListener("load", note);
    image.src = address;
    return () => image.removeEventListener("load", note);
  }, [address, box]);
  return known && known.address === address ? known.limit : undefined;
}
