export { Field, FieldError, type FieldErrorProps, type FieldProps } from "./Field.tsx";
