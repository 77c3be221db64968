export { pathOf } from "./articleTree.ts";
