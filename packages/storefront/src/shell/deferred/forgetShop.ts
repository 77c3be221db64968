import { isOwnCache } from "../../start/workerAddress.ts";

/** Removes the worker of the shop in the folder `scope`, if there is one, with everything it keeps. */
export async function forgetShop(container: ServiceWorkerContainer, scope: string): Promise<void> {
  const registration = await container.getRegistration(scope);
  if (registration?.scope !== scope) return;
  await registration.unregister();
  const names = (await caches.keys()).filter((name) => isOwnCache(name, scope));
  await Promise.all(names.map((name) => caches.delete(name)));
  // Where Workbox writes when something was kept, with its address.
  indexedDB.deleteDatabase("workbox-expiration");
}
