/** The server's code for a payment without its payment password (rules 20). */
export const missingPayPassword = 34010;

/** The wallet refused a payment password. Another backend has one code for every wrong password, 20010. */
export function isAboutPayPassword(code: number): boolean {
  return code === missingPayPassword || code === 34011 || code === 20010;
}
