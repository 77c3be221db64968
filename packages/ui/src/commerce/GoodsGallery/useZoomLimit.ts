import { type RefObject, useEffect, useState } from "react";
import { limitOf } from "./zoom.ts";

/** How far a file can be enlarged in its box; undefined until it has loaded, and without an address. */
export function useZoomLimit(address: string | undefined, box: RefObject<HTMLElement | null>): number | undefined {
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
