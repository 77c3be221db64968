import { isOwnModel, ownModels } from "./ownModels.ts";

/**
 * Emoji drawn upright on a base, which can stand on a floor or a plinth. All others (scissors, socks, jewellery,
 * pens) are drawn at an angle or from above and only look right lying on a sheet.
 */
const standing = new Set(
  [
    // bags, hats, shoes
    "1f392 1f45b 1f45c 1f45d 1f4bc 1f9f3 1f6cd-fe0f 1f9fa 1f452 1f9e2 1f3a9 1f451 1f393 1fa96 1f462 1f45e 1f460 1f461",
    "1f97e 1f97f 1f6fc 26f8-fe0f 2602-fe0f 2614 26f1-fe0f 26fa 1f3d6-fe0f",
    // kitchen and table
    "1fad6 1f375 1f9c2 1fad9 1f372 1f963 1f35c 1f36f 1f376 1f377 1f378 1f379 1f37a 1f943 1f95b 1f964 1f9cb 1f9c3",
    "1f96b 1f961 1fad5 1f957 1f35a 1f35b 1f37f 1f35f 1f382 1f370 1f36e 1f9c1 1f368 1f366 1f95e 1f354 1f96a 1f9c8",
    "1f34e 1f34f 1f34a 1f34b 1f351 1f345 1f350 1f95a 1f965 1f9c5 1f9c4 1f35e 1f330 1f359 1f358",
    // house, garden, light
    "23f0 23f2-fe0f 23f1-fe0f 231b 23f3 1f570-fe0f 1f56f-fe0f 1f3ee 1f4a1 1f52e 1f514 1f6ce-fe0f 1fa91 1f6cb-fe0f",
    "1f6c1 1f6cf-fe0f 1f9fb 1faa3 1f5d1-fe0f 1f9ef 1fa9e 1f3fa 1fab4 1f335 1f337 1f339 1f33b 1f33c 1f331 1f332 1f384",
    "1f383 1f9f4 1f484 1f48d 1f6d2 1f6e2-fe0f 1f512 1f513 1fab5 1f9f1 1f5bc-fe0f 1fa9c 1fa9f 1f50b 1faab 1fa94",
    // sewing, school, office
    "1f9f5 1f9f6 1f4da 1f52c 1f52d 1f5a8-fe0f 1f4bb 1f5a5-fe0f 260e-fe0f 1f4e0 1f4df 1f4e6 1f4eb 1f4ee 1f5c4-fe0f",
    "1f5c3-fe0f 2696-fe0f 1f9f0 1f9f2 1f5f3-fe0f 1f4c7",
    // toys, sport, music
    "1f9f8 1f3b2 1fa86 1fa85 1f3a0 1f579-fe0f 1f3b3 1f3c6 1f381 1f941 1fa98 1fa97 1f3a1 1f3aa 1f3f0 1f3ef 1f6dd 1f38e",
    "1f680 1f69a 1f6fb 1f6f5 1f6f4 1f6b2 1f3cd-fe0f 1f3ce-fe0f 1f6f7 1f6fa 1f3c0 26bd 26be 1f3d0 1f94e 1f3b1 1f94c 1f945",
    "265f-fe0f 1f94a 1f6e9-fe0f 1f6f8 1f47e",
    // sound and pictures
    "1f4fb 1f4fa 1f4f7 1f4f8 1f4f9 1f4fd-fe0f 1f3a5 1f3a7 1f399-fe0f 1f4f1 1f3b0 1faa9",
  ]
    .join(" ")
    .split(" "),
);

/** Whether an object looks right on a floor. */
export function canStand(code: string): boolean {
  return isOwnModel(code) ? ownModels[code].stands : standing.has(code);
}
