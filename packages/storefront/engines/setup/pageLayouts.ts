import type { TestProject } from "vitest/node";
import type { PageName } from "../../src/shared/routing/addresses.ts";
import { startChromium } from "../drive/chromium.ts";
import { demoSession, fullPages, type Session } from "../marketplace.ts";
import type { Layout } from "../page/measure.ts";
import { layoutsOf, openOnce } from "../visits.ts";

declare module "vitest" {
  interface ProvidedContext {
    session: Session;
    addresses: Readonly<Record<PageName, string>>;
    layouts: Readonly<Record<string, Layout>>;
  }
}

/** Measures every page of the shop that runs in Chromium, which the engines are compared with. */
export default async function measurePages(project: TestProject): Promise<void> {
  const { shopUrl } = project.getProvidedContext();
  const session = await demoSession(shopUrl);
  const addresses = await fullPages(shopUrl, session);
  project.provide("session", session);
  project.provide("addresses", addresses);
  const chromium = await startChromium();
  try {
    // The first visit takes the best coupon, and only that one says so.
    await openOnce(chromium, shopUrl, addresses.checkout, session);
    project.provide("layouts", await layoutsOf(chromium, shopUrl, addresses, session));
  } finally {
    await chromium.stop();
  }
}
