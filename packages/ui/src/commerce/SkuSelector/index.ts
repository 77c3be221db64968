export { chooseSku, type SkuChoice, type ValueState, valueState } from "./chooseSku.ts";
export { SkuSelector, type SkuSelectorProps } from "./SkuSelector.tsx";
export { type SkuAxis, type SkuChoiceOptions, type SkuValue, useSkuChoice } from "./useSkuChoice.ts";
