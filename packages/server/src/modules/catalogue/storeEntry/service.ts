import type { Received } from "@sundry/api/contract/call";
import type { StoreDetail } from "@sundry/api/contract/entities/storeEntry";
import type { applyFirst, applySecond, applyThird } from "@sundry/api/contract/storeEntry";
import type { Tx } from "#server/db/transaction.ts";
import { refuseReservedName } from "#server/modules/platform/names/names.ts";
import { because, Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { requirePhone } from "#server/modules/platform/text/phone.ts";
import { countryOf } from "#server/modules/platform/region/service.ts";
import { addressSigner } from "#server/modules/platform/upload/privateAddress.ts";
import { ownPapers, ownPhotos } from "#server/modules/platform/upload/service.ts";
import type { Services } from "#server/services.ts";
import { beginEntry, changeEntry, entryOf, knownCategories, nameTaken } from "./queries.ts";
import { entryView, toCapital } from "./view.ts";
import type { Lang } from "#server/locales.ts";

/** Pictures of the legal representative's identity card: both sides. */
const maxLegalPhotos = 2;

/** The buyer's application, with addresses of its papers that expire; null if they never applied. MC-16. */
export async function entryStatus(tx: Tx, services: Services, memberId: string): Promise<StoreDetail | null> {
  const row = await entryOf(tx, memberId);
  return row && entryView(row, await addressSigner(tx, services));
}

/**
 * Company step. Throws Refused 50011 if the application is waiting or decided, 4002 for photos that are not the
 * buyer's, and for a telephone number that none is.
 */
export async function applyCompany(
  tx: Tx,
  services: Services,
  memberId: string,
  input: Received<typeof applyFirst>,
  lang: Lang,
): Promise<void> {
  const [licencePhoto] = await ownPapers(tx, memberId, input.licencePhoto, 1);
  const legalPhotos = await ownPapers(tx, memberId, input.legalPhoto, maxLegalPhotos);
  if (!licencePhoto || legalPhotos.length === 0) throw new Refused(4002, { detail: "photos" });
  const { registeredCapital, employeeNum, ...texts } = trimmed(input);
  const country = await countryOf(tx, texts.companyAddressIdPath?.split(",") ?? []);
  const made = { id: nextId(services), memberId, createdAt: new Date(services.clock.now()) };
  const begun = await beginEntry(tx, made, {
    state: "APPLY",
    reason: null,
    companyName: texts.companyName,
    companyAddress: texts.companyAddress,
    companyAddressIdPath: texts.companyAddressIdPath || null,
    companyAddressPath: texts.companyAddressPath || null,
    companyPhone: texts.companyPhone || null,
    companyEmail: texts.companyEmail || null,
    employeeNum: employeeNum ?? null,
    registeredCapitalCents: toCapital(registeredCapital),
    linkName: texts.linkName,
    linkPhone: requirePhone(texts.linkPhone, country, lang),
    licenseNum: texts.licenseNum?.toUpperCase() ?? null,
    scope: texts.scope || null,
    licencePhoto,
    legalName: texts.legalName,
    legalId: texts.legalId.toUpperCase(),
    legalPhoto: legalPhotos.join(","),
  });
  if (!begun) throw new Refused(50011);
}

/** Bank step. Throws Refused 50011 as above, 400 if the company step is missing. */
export async function applyBank(tx: Tx, memberId: string, input: Received<typeof applySecond>): Promise<void> {
  await demandEditable(tx, memberId);
  const [photo = null] = await ownPapers(tx, memberId, input.settlementBankLicencePhoto, 1);
  await change(tx, memberId, { ...trimmed(input), settlementBankLicencePhoto: photo });
}

/**
 * Shop step; submits the application. Throws Refused 50011, 400 if a step is missing, 50002 for a taken name, 4002 for
 * unknown categories.
 */
export async function applyStore(
  tx: Tx,
  services: Services,
  memberId: string,
  input: Received<typeof applyThird>,
  lang: Lang,
): Promise<void> {
  const entry = await demandEditable(tx, memberId);
  if (entry.settlementBankAccountNum === null) throw because("stepsMissing");
  const [storeLogo = null] = await ownPhotos(tx, memberId, input.storeLogo, 1);
  const texts = trimmed(input);
  const chosen = [...new Set(texts.goodsManagementCategory.split(",").filter(Boolean))];
  if ((await knownCategories(tx, chosen)) !== chosen.length || chosen.length === 0)
    throw new Refused(4002, { detail: "goodsManagementCategory" });
  await refuseReservedName(tx, texts.storeName, lang);
  if (await nameTaken(tx, texts.storeName, memberId)) throw new Refused(50002);
  await change(tx, memberId, {
    ...texts,
    storeLogo,
    goodsManagementCategory: chosen.join(","),
    state: "APPLYING",
    reason: null,
    handedInAt: new Date(services.clock.now()),
  });
}

async function demandEditable(tx: Tx, memberId: string) {
  const entry = await entryOf(tx, memberId);
  if (!entry) throw because("stepsMissing");
  if (entry.state !== "APPLY" && entry.state !== "REFUSED") throw new Refused(50011);
  return entry;
}

async function change(tx: Tx, memberId: string, values: Parameters<typeof changeEntry>[2]): Promise<void> {
  if (!(await changeEntry(tx, memberId, values))) throw new Refused(50011);
}

/** Every text without surrounding spaces. */
function trimmed<T extends object>(input: T): T {
  const entries = Object.entries(input).map(([name, value]: [string, unknown]): [string, unknown] => [
    name,
    typeof value === "string" ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as T;
}
