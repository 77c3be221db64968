export { chooseSku, type SkuChoice, type ValueState, valueState } from "./chooseSku.ts";
export { type SkuAxis, SkuSelector, type SkuSelectorProps } from "./SkuSelector.tsx";
