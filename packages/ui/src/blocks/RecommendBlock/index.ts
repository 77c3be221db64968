export { RecommendBlock, type RecommendBlockProps } from "./RecommendBlock.tsx";
