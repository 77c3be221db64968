export { chooseSku, valueState } from "./chooseSku.ts";
export type { SkuAxis, SkuChoice, ValueState } from "./skuChoice.ts";
export { SkuSelector, type SkuSelectorProps } from "./SkuSelector.tsx";
export { type SkuChoiceOptions, type SkuValue, useSkuChoice } from "./useSkuChoice.ts";
