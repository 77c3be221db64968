import type { TFunction } from "i18next";
import * as z from "zod/mini";

const dayMs = 86_400_000;
/** The most days to choose from. */
const maxDays = 14;

/** Rules of the parcel form; `companies` are the ids to choose from. */
export function returnSchema(t: TFunction<"afterSale">, companies: readonly string[]) {
  return z.object({
    company: z.string().check(z.refine((id) => companies.includes(id), t("back.companyMissing"))),
    number: z.string().check(z.refine((text) => text.trim() !== "", t("back.numberMissing"))),
    day: z.string().check(z.minLength(1, t("back.dayMissing"))),
  });
}

/** A day on which the parcel may have been sent. */
export interface SendDay {
  /** `yyyy-MM-dd` in the shop's zone. */
  value: string;
  /** A moment of that day in epoch ms, for its label. */
  at: number;
}

/** The days from an application until now, both in epoch ms, today first (MC-04). */
export function sendDays(appliedAt: number, now: number, timeZone: string): SendDay[] {
  const iso = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  const first = iso.format(Math.min(appliedAt, now));
  const days: SendDay[] = [];
  for (let at = now; days.length < maxDays; at -= dayMs) {
    const value = iso.format(at);
    days.push({ value, at });
    if (value <= first) break;
  }
  return days;
}
