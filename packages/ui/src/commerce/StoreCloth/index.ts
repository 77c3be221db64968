export { StoreCloth, type StoreClothProps } from "./StoreCloth.tsx";
export { type Weave, weaveOf } from "./weaveOf.ts";
