import { useCustomerService } from "../../features/im/index.ts";
import { useLoginPrompt } from "../../shared/session/loginPrompt.ts";
import { backToTop } from "./backToTop.ts";
import { showDrawer } from "./openDrawer.ts";
import { type RailPlace, railPlaces } from "./railEntries.tsx";

const byId = new Map(railPlaces.flat().map((place) => [place.id as string, place]));

/** Runs the action of an entry, in the rail and in the sheet; returns whether the browser should follow its link. */
export function useRailAction(): (id: string) => "follow" | "handled" {
  const { requireLogin } = useLoginPrompt();
  const service = useCustomerService();
  return (id) => {
    const place: RailPlace | undefined = byId.get(id);
    if (!place) return "follow";
    if (place.action === "service") {
      service.open();
      return "handled";
    }
    if (place.login && !requireLogin()) return "handled";
    if (place.action === "top") backToTop();
    else if (typeof place.action === "object") showDrawer(place.action.drawer);
    else return "follow";
    return "handled";
  };
}
