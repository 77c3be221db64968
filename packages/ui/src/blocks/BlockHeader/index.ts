export { BlockHeader, type BlockHeaderProps } from "./BlockHeader.tsx";
