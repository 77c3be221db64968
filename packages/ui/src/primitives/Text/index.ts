export { Text, type TextManner, type TextProps } from "./Text.tsx";
