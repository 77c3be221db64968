export { chooseSku, valueState } from "./chooseSku.ts";
export type { SkuChoice, ValueState } from "./skuChoice.ts";
export { SkuSelector, type SkuSelectorProps } from "./SkuSelector.tsx";
export { type SkuAxis, type SkuChoiceOptions, type SkuValue, useSkuChoice } from "./useSkuChoice.ts";
