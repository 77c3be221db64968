export {
  type CascaderChoice,
  type CascaderOption,
  type LoadOptions,
  readChoice,
} from "../../primitives/Cascader/index.ts";
export { CascaderField, type CascaderFieldProps } from "./CascaderField.tsx";
