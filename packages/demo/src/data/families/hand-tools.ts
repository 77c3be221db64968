import type { GoodsFamily } from "../../family.ts";
import { fixingFamilies } from "./hand-tools/fixing.ts";
import { securityFamilies } from "./hand-tools/security.ts";
import { storageFamilies } from "./hand-tools/storage.ts";
import { strikingFamilies } from "./hand-tools/striking.ts";

/** Fixing, striking, locking, and what they are kept in. */
export const handToolsFamilies: readonly GoodsFamily[] = [
  ...fixingFamilies,
  ...strikingFamilies,
  ...securityFamilies,
  ...storageFamilies,
];
