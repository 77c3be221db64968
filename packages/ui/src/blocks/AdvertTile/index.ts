export { AdvertTile, type AdvertTileProps, type TileTint } from "./AdvertTile.tsx";
