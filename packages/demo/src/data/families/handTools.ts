import type { GoodsFamily } from "../../family.ts";
import { fixingFamilies } from "./handTools/fixing.ts";
import { securityFamilies } from "./handTools/security.ts";
import { storageFamilies } from "./handTools/storage.ts";
import { strikingFamilies } from "./handTools/striking.ts";

/** Fixing, striking, locking and storage. */
export const handToolsFamilies: readonly GoodsFamily[] = [
  ...fixingFamilies,
  ...strikingFamilies,
  ...securityFamilies,
  ...storageFamilies,
];
