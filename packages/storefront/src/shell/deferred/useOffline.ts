import { useToast } from "@sundry/ui/primitives/Toast";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { storage } from "../../shared/session/storage.ts";
import { shopConfig } from "../../shared/site/config.ts";
import { isFirstOfBuild } from "./firstOfBuild.ts";
import { attempt } from "../../start/attempt.ts";
import { loadCode } from "../../start/loadCode.ts";
import { buildOfPage, workerAddress } from "../../start/workerAddress.ts";

/**
 * Keeps the shop for a lost network from the first idle moment on, and says once when this visit is the first one of a
 * newer version. While developing there is no worker.
 */
export function useOffline(): void {
  const { t } = useTranslation("shell");
  const { show } = useToast();
  const start = useEffectEvent(() => {
    if (!import.meta.env.PROD) return;
    // The shop works without it, and a browser may refuse it, such as in a private window.
    void keepShop(shopConfig).catch(() => undefined);
    if (shopConfig.offline && isFirstOfBuild(buildOfPage(), storage)) show({ tone: "neutral", text: t("updated") });
  });
  useEffect(() => start(), []);
}

/** Registers the worker, or removes it with everything it keeps if the settings turn it off. */
async function keepShop({ offline, apiBase, dialect }: typeof shopConfig): Promise<void> {
  // Only over https and on this machine.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return;
  const scope = new URL("./", document.baseURI).href;
  if (!offline) {
    const { forgetShop } = await loadCode(() => import("./forgetShop.ts"));
    return forgetShop(container, scope);
  }
  if (wantsLessData()) return;
  // Addresses of another backend are not those of the contract, so its answers are not kept.
  const calls = dialect === "own" ? apiBase : "";
  await container.register(workerAddress(buildOfPage(), calls, scope), { scope, updateViaCache: "none" });
}

/** The browser saves data for this visitor; not every browser tells. */
function wantsLessData(): boolean {
  return attempt(() => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true, false);
}
