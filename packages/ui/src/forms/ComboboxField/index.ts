export { ComboboxField, type ComboboxFieldProps } from "./ComboboxField.tsx";
export type { ComboboxOption } from "./findOptions.ts";
