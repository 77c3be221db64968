import { pageAt } from "../../shared/routing/addresses.ts";

/** What the address of the form says: which address it changes, and where the buyer came from. */
export interface AddressQuery {
  /** Absent for a new one. */
  id: string | undefined;
  /** Where to go afterwards: the settlement he came from, else his addresses. */
  back: string;
}

/** Where to go without anything else said. */
const ownAddresses = "/home/MyAddress";

/** Reads the address; `from` counts only when it is the settlement's own address (MC-14). */
export function readAddressQuery(params: URLSearchParams): AddressQuery {
  const from = params.get("from") ?? "";
  const settlement = pageAt(from.split("?")[0] ?? "") === "checkout";
  return { id: params.get("id") || undefined, back: settlement ? from : ownAddresses };
}
