export { StoreHead, type StoreHeadProps } from "./StoreHead.tsx";
