import { join } from "node:path";

/** PGlite's folder inside a data folder. */
export const pgliteFolder = (dataDir: string) => join(dataDir, "pglite");
