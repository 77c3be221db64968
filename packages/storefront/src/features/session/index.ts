export type { LoginState } from "./readLoginState.ts";
export { newPassword, matchesRepeat } from "./newPassword.ts";
export { isEmail } from "./recipient.ts";
export { useSendCode } from "./useSendCode.ts";
export { WRONG_CODE } from "./codeRefusals.ts";
