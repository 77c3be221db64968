import { isOwnCache } from "../../start/workerAddress.ts";

/**
 * Removes the worker of the shop in the folder `scope`, if there is one, and everything that is kept. The worker answers
 * this visit to its end and may keep some of it again, so the next visit removes that too.
 */
export async function forgetShop(container: ServiceWorkerContainer, scope: string): Promise<void> {
  const registration = await container.getRegistration(scope);
  if (registration?.scope === scope) await registration.unregister();
  const names = (await caches.keys()).filter((name) => isOwnCache(name, scope));
  await Promise.all(names.map((name) => caches.delete(name)));
  // Where Workbox writes when something was kept, with its address.
  indexedDB.deleteDatabase("workbox-expiration");
}
