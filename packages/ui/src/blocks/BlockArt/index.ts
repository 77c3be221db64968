export { BlockArt, type BlockArtProps } from "./BlockArt.tsx";
