import { eq } from "drizzle-orm";
import { settings } from "#server/db/schema/content.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";

/** Name of the setting with {@link DistributionSetting}; without it, distribution is open. */
export const distributionSettingName = "DISTRIBUTION_SETTING";

/** The market's settings for distribution. */
export interface DistributionSetting {
  open: boolean;
  /** Days that a buyer's orders count for the distributor whose link they opened. */
  bindDays: number;
}

const standard: DistributionSetting = { open: true, bindDays: 7 };

/** The current settings for distribution. */
export async function distributionSetting(tx: Tx): Promise<DistributionSetting> {
  const [row] = await tx.select().from(settings).where(eq(settings.name, distributionSettingName));
  return { ...standard, ...(row?.value as Partial<DistributionSetting> | undefined) };
}

/** Throws Refused(22000) while distribution is closed. Rules 15. */
export async function refuseClosed(tx: Tx): Promise<void> {
  if (!(await distributionSetting(tx)).open) throw new Refused(22000);
}
