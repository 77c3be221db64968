export { describedBy, Field, type FieldIds, type FieldProps } from "./Field.tsx";
export { type LimitedText, limitText } from "./limitText.ts";
