import { buildPackage } from "../package/build.ts";

/** Builds the style sheets that the stories are rendered with. */
export const setup = (): Promise<void> => buildPackage("ui");
