import { useCustomerService } from "../../features/im/index.ts";
import { useLoginPrompt } from "../../shared/session/loginPrompt.ts";
import { backToTop } from "./backToTop.ts";
import { showDrawer } from "./openDrawer.ts";
import { type RailPlace, railPlaces } from "./railEntries.tsx";

const byId = new Map(railPlaces.flat().map((place) => [place.id as string, place]));

/** What a press of an entry does, of the rail and of the sheet alike; says whether its link is followed. */
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
