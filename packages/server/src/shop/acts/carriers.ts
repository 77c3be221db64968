import type { Tx } from "#server/db/transaction.ts";
import { type Command, noMoreWords, UsageError, wordAt } from "#server/market/command.ts";
import {
  carrierMeant,
  type CarrierSetting,
  isTrackingAddress,
  lockCarriers,
  shopCarriers,
  writeCarrier,
} from "#server/modules/platform/logistics/carriers.ts";
import type { Entry } from "./lists.ts";

/** The carriers of the shop, by name. */
export async function listCarriers(tx: Tx, state: string | undefined): Promise<Entry[]> {
  return [...(await shopCarriers(tx)).values()]
    .map(({ code, name, tracking, closed }) => ({
      code,
      name: name.en,
      zh: name.zh === name.en ? null : (name.zh ?? null),
      state: closed ? "CLOSED" : "OPEN",
      tracking,
    }))
    .filter((carrier) => state === undefined || carrier.state === state)
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

/** The shop chooses who its parcels are sent with. */
export const carrierActs: Readonly<Record<"set" | "remove", Command>> = {
  set: {
    name: "set",
    usage: "<code> [--name TEXT] [--zh TEXT] [--tracking https://…{number}|none]",
    does: "adds a carrier, renames one, or says where its parcels are tracked; one that was removed is there again",
    async run(tx, _services, called) {
      const code = codeOf(wordAt(called, 0, "code of the carrier"));
      noMoreWords(called, 1);
      await lockCarriers(tx);
      const carriers = await shopCarriers(tx);
      const { name, zh, tracking } = called.options;
      const known = carriers.get(code);
      const setting: CarrierSetting = {
        code,
        name: nameOf(known, name, zh),
        tracking: tracking === undefined ? (known?.tracking ?? null) : trackingOf(tracking),
        closed: false,
      };
      for (const one of [code, setting.name.en, setting.name.zh]) {
        const taken = one === undefined ? undefined : carrierMeant(carriers, one);
        if (taken && taken.code !== code) throw new UsageError(`${one} means the carrier ${taken.code} already.`);
      }
      await writeCarrier(tx, setting);
      return `Carrier ${code}: ${setting.name.en}, ${setting.tracking ? `tracked at ${setting.tracking}` : "not tracked"}.`;
    },
  },
  remove: {
    name: "remove",
    usage: "<code or name>",
    does: "nothing is sent with it any more; parcels on their way keep its name and page",
    async run(tx, _services, called) {
      const said = called.words.join(" ");
      await lockCarriers(tx);
      const known = carrierMeant(await shopCarriers(tx), said);
      if (!known) throw new UsageError(said ? `There is no carrier ${said}.` : "Say the code of the carrier.");
      const { code, name, tracking } = known;
      await writeCarrier(tx, { code, name, tracking, closed: true });
      return `Carrier ${known.code}: removed.`;
    },
  },
};

function codeOf(word: string): string {
  const code = word.toUpperCase();
  if (!/^[A-Z0-9]{1,20}$/.test(code)) throw new UsageError("A code has up to 20 letters and digits, such as DPD.");
  return code;
}

/** The name in both languages: what is said, what is known, and the English one where there is no other. */
function nameOf(known: CarrierSetting | undefined, en: string | undefined, zh: string | undefined) {
  for (const text of [en, zh])
    if (text !== undefined && (text.trim() === "" || text.length > 50))
      throw new UsageError("A name has 1 to 50 letters.");
  const english = en?.trim() ?? known?.name.en;
  if (english === undefined) throw new UsageError("Say the --name of the carrier.");
  const chinese = zh?.trim() ?? (en === undefined ? known?.name.zh : undefined);
  return { en: english, ...(chinese !== undefined && { zh: chinese }) };
}

function trackingOf(text: string): string | null {
  if (text === "none") return null;
  if (text.length > 500 || !isTrackingAddress(text))
    throw new UsageError(
      "A tracking address begins with https://. Write {number} where the number of the parcel goes, after the host, and no other {…}.",
    );
  return text;
}
