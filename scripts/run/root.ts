import { join } from "node:path";

/** The folder of the workspace. */
export const root = join(import.meta.dirname, "../..");

/** A path inside the workspace. */
export const inRoot = (...parts: string[]): string => join(root, ...parts);
