export { BlockImage, type BlockImageProps } from "./BlockImage.tsx";
