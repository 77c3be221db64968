export { useReferral } from "./useReferral.ts";
