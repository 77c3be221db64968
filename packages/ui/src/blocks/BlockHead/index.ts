export { BlockHead, type BlockHeadProps } from "./BlockHead.tsx";
