import type { Dialect } from "./dialect.ts";

/** This project's own server follows the contract without differences. */
export const ours: Dialect = { name: "ours" };
