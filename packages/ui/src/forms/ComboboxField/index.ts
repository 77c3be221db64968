export type { ComboboxOption } from "../../primitives/Combobox/index.ts";
export { ComboboxField, type ComboboxFieldProps } from "./ComboboxField.tsx";
