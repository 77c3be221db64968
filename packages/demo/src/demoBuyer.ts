/** The buyer whose login is printed at the start. */
export const demoBuyer = { username: "demo", password: "SundryDemo2026", payPassword: "SundryPay2026" } as const;
