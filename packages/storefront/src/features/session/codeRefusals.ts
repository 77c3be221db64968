/** The code is wrong, expired or used (rules 20). */
export const WRONG_CODE = 80210;
/** The username, number or address belongs to another account. */
export const ALREADY_REGISTERED = 20008;
/** The first step of a password reset is missing or has expired. */
export const PROOF_EXPIRED = 20009;
/** No account has this number or address. */
export const UNKNOWN_CONTACT = 20011;
