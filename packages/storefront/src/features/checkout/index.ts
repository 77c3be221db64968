export { useOpenCheckout } from "./useOpenCheckout.ts";
