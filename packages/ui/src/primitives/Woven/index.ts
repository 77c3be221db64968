export { Woven, type WovenProps } from "./Woven.tsx";
