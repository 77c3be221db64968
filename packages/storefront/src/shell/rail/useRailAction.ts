import { useCustomerService } from "../../features/im/index.ts";
import type { Intent } from "../../shared/session/intent.ts";
import { useLoginPrompt } from "../../shared/session/loginPrompt.ts";
import { backToTop } from "./backToTop.ts";
import { showDrawer } from "./openDrawer.ts";
import { type RailPlace, railPlaces } from "./railEntries.tsx";

const byId = new Map(railPlaces.flat().map((place) => [place.id as string, place]));

/**
 * What continues after the login, for an entry that needs one: the list opens over the page that comes back, a link is followed.
 * SE-08.
 */
function intentOf({ action, href, login }: RailPlace): Intent | undefined {
  if (!login) return undefined;
  if (typeof action === "object") return { name: "drawer", values: action };
  return href === undefined ? undefined : { name: "visit", values: { address: href } };
}

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
    const intent = intentOf(place);
    if (intent && !requireLogin(intent)) return "handled";
    if (place.action === "top") backToTop();
    else if (typeof place.action === "object") showDrawer(place.action.drawer);
    else return "follow";
    return "handled";
  };
}
