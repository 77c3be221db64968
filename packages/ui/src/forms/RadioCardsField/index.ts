export { RadioCardsField, type RadioCardsFieldProps } from "./RadioCardsField.tsx";
