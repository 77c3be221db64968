export { BrandPattern, type BrandPatternProps } from "./BrandPattern.tsx";
