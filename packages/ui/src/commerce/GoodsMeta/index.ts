export { GoodsMeta, type GoodsMetaProps } from "./GoodsMeta.tsx";
