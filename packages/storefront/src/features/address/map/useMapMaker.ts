import { useEffect, useState } from "react";
import { shopConfig } from "../../../shared/site/config.ts";
import { loadAMap } from "./amap.ts";
import type { MapMaker } from "./places.ts";

type Loaded = { readonly maker?: MapMaker; readonly failed?: boolean };

/** The site's map, once its script is there; `fail` is for a map that can't be drawn, `retry` loads it again. */
export function useMapMaker() {
  const [state, setState] = useState<Loaded & { readonly tries: number }>({ tries: 0 });
  const { tries } = state;
  useEffect(() => {
    let isOpen = true;
    const end = (loaded: Loaded) => isOpen && setState({ ...loaded, tries });
    loadAMap(shopConfig).then(
      (maker) => end({ maker }),
      () => end({ failed: true }),
    );
    return () => {
      isOpen = false;
    };
  }, [tries]);
  return {
    maker: state.maker,
    failed: state.failed === true,
    fail: () => setState({ failed: true, tries }),
    retry: () => setState({ tries: tries + 1 }),
  };
}
