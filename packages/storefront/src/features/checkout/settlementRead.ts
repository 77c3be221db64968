import type { Call } from "@sundry/api/contract/call";

/** The settlement's read by name, for pages that only lead there: what its answer looks like is 1 KB that they need not bring. */
export const settlementRead: Pick<Call, "id"> = { id: "cart.getChecked" };
