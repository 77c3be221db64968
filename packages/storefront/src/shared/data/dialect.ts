import type { ClientOptions } from "@sundry/api/client";
import { loadCode } from "../../start/loadCode.ts";
import type { ShopConfig } from "../site/configEntries.ts";

/** What the client needs to know about the backend; loaded only if it is not our own. */
export async function dialectOf({ dialect, bases }: ShopConfig): Promise<ClientOptions["dialect"]> {
  if (dialect !== "reference") return undefined;
  const { referenceBackend } = await loadCode(() => import("./referenceBackend.ts"));
  return referenceBackend(bases);
}
