export type { Arrival } from "./arrival.ts";
export { newPassword, sameTwice } from "./newPassword.ts";
export { isEmail } from "./recipient.ts";
