export { CascaderField, type CascaderFieldProps } from "./CascaderField.tsx";
export { type CascaderOption, type CascaderPath, emptyPath, parsePath, writePath } from "./path.ts";
