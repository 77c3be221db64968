/** The code is wrong, expired or used (RULES 20). */
export const WRONG_CODE = 80210;
/** Name, number or address belong to somebody already. */
export const TAKEN = 20008;
/** The first step of a new password is missing or too long ago. */
export const TOO_LATE = 20009;
/** No buyer has the number or address. */
export const NOBODYS = 20011;
