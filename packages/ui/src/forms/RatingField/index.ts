export { RatingField, type RatingFieldProps } from "./RatingField.tsx";
