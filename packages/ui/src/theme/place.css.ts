import { style } from "@vanilla-extract/css";
import { inLayer } from "./inLayer.ts";
import { place } from "./place.ts";

/** What a block goes by the width of. It cannot be an element whose own style depends on that width. */
export const blockPlace = style(inLayer("blocks", { containerType: "inline-size", containerName: place }));
