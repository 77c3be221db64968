export { ChoiceField, type ChoiceFieldProps } from "./ChoiceField.tsx";
