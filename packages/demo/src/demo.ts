import type { Demo } from "@sundry/server/marketplace";
import { demoBuyer } from "./demoBuyer.ts";
import { openPictures } from "./studio/openPictures.ts";
import { seedDemo } from "./seed.ts";

/** The demo, as the server loads it. */
export const demo: Demo = { buyer: demoBuyer, fill: seedDemo, openPictures };
