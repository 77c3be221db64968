import { me } from "@sundry/api/contract/member";
import { useRead } from "../../shared/data/useRead.ts";

/** The buyer above the member menu, read again after five minutes at the earliest. */
export function useMemberHead(needed: boolean) {
  return useRead(me, needed ? {} : null, { freshFor: 300_000 });
}
