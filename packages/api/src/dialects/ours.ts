import type { Dialect } from "./dialect.ts";

/** Our own server speaks the contract as it is. */
export const ours: Dialect = { name: "ours", calls: {} };
