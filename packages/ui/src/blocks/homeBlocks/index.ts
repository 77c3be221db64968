export { homeBlocks } from "./homeBlocks.tsx";
