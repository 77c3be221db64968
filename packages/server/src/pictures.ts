/**
 * What a package that draws pictures may use (`@sundry/server/pictures`). Its threads load this, so it must stay small.
 */
export { keepMade, storeFile, readStored } from "./media/storedFiles.ts";
export { pictureWidth } from "./media/pictureWidths.ts";
export { type GoodsSlot, pictureUrl, pictureVersion } from "./media/pictureUrl.ts";
