/** The buyer whose login is printed at the start. Letters to the address stay in the outbox. */
export const demoBuyer = {
  username: "demo",
  password: "SundryDemo2026",
  payPassword: "SundryPay2026",
  email: "mei@sundry.example",
} as const;
