import { join } from "node:path";

/** The folder of a data folder that PGlite keeps. */
export const pgliteFolder = (dataDir: string) => join(dataDir, "pglite");
