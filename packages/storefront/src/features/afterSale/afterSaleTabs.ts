/** Tabs of the list: everything, and the states as the call names them (MC-04). */
export const tabs = [
  "ALL",
  "APPLY",
  "PASS",
  "BUYER_RETURN",
  "WAIT_REFUND",
  "COMPLETE",
  "REFUSE",
  "SELLER_TERMINATION",
  "BUYER_CANCEL",
] as const;
export type Tab = (typeof tabs)[number];
