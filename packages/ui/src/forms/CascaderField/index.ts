export { CascaderField, type CascaderFieldProps } from "./CascaderField.tsx";
export { type CascaderChoice, type CascaderOption, readChoice } from "./cascader.ts";
export type { LoadOptions } from "./useColumns.ts";
