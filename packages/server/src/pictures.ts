/** What a package that draws pictures may use (`@sundry/server/pictures`). Its threads load this, so it stays light. */
export { keepFile, readKept } from "./media/keptFiles.ts";
export { ladderWidth } from "./media/ladder.ts";
export { hasObject, objectFile, objectSide } from "./media/objectFile.ts";
export { faceCount, type GoodsSlot, pictureUrl, pictureVersion } from "./media/pictureUrl.ts";
