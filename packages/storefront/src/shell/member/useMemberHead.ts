import { me } from "@sundry/api/contract/member";
import { useRead } from "../../shared/data/useRead.ts";

/** The buyer at the head of the member centre's menu: asked for once, however many of its pages are opened one after the other. */
export function useMemberHead(wanted: boolean) {
  return useRead(me, wanted ? {} : null, { freshFor: 300_000 });
}
