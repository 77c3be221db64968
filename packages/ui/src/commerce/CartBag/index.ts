export { CartBag, type CartBagProps } from "./CartBag.tsx";
