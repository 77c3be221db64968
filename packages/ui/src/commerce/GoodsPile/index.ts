export { GoodsPile, type GoodsPileProps } from "./GoodsPile.tsx";
