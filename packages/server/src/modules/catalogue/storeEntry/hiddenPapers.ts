import type { Sweep } from "#server/modules/platform/timers/sweep.ts";
import { makePrivate } from "#server/modules/platform/upload/makePrivate.ts";
import { entriesWithOpenPapers, lockEntry, setPapers } from "./queries.ts";

/**
 * Makes scans of papers private that were uploaded as public photos, by an earlier release or by another client. The public copies
 * are deleted with the unused photos.
 */
export const hidePapers: Sweep = {
  find: (tx, _now, limit) => entriesWithOpenPapers(tx, limit),
  async settle(tx, services, id, now) {
    const entry = await lockEntry(tx, id);
    if (!entry) return false;
    const hide = (address: string) => makePrivate(tx, services, { memberId: entry.memberId, address, now });
    const { licencePhoto, legalPhoto, settlementBankLicencePhoto: bank } = entry;
    await setPapers(tx, id, {
      licencePhoto: await hide(licencePhoto),
      legalPhoto: (await Promise.all(legalPhoto.split(",").map(hide))).join(","),
      settlementBankLicencePhoto: bank && (await hide(bank)),
    });
    return true;
  },
};
