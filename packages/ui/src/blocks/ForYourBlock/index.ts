export { ForYourBlock, type ForYourBlockProps } from "./ForYourBlock.tsx";
