import { eq } from "drizzle-orm";
import { settings } from "#server/db/schema/content.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";

/** Row of the settings that holds {@link DistributionSetting}; without one distribution is open. */
export const distributionSettingName = "DISTRIBUTION_SETTING";

/** How the market runs distribution. */
export interface DistributionSetting {
  open: boolean;
  /** Days a buyer's orders count for the distributor whose link they opened. */
  bindDays: number;
}

const standard: DistributionSetting = { open: true, bindDays: 7 };

/** How the market runs distribution now. */
export async function distributionSetting(tx: Tx): Promise<DistributionSetting> {
  const [row] = await tx.select().from(settings).where(eq(settings.name, distributionSettingName));
  return { ...standard, ...(row?.value as Partial<DistributionSetting> | undefined) };
}

/** Throws Refused(22000) while the market has closed distribution. Rules 15. */
export async function refuseClosed(tx: Tx): Promise<void> {
  if (!(await distributionSetting(tx)).open) throw new Refused(22000);
}
