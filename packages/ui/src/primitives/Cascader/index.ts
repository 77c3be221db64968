export { Cascader, type CascaderProps } from "./Cascader.tsx";
export { type CascaderChoice, type CascaderOption, readChoice } from "./cascaderChoice.ts";
export type { LoadOptions } from "./useColumns.ts";
