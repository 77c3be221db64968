import type { Member } from "@sundry/api/contract/entities/member";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { regionNames } from "#server/modules/region/service.ts";
import { ownPhotos } from "#server/modules/upload/service.ts";
import type { Services } from "#server/services.ts";
import { wallTime } from "#server/shopTime.ts";
import { type MemberRow, memberWithId, updateProfile } from "./queries.ts";
import { memberView } from "./view.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

/** Signs a nickname may have (spec of the profile). */
const longestNickName = 16;
/** Nobody who buys here is older. */
const firstBirthday = "1900-01-01";

/** What a buyer changes of themselves; what is left out stays. */
export interface ProfileChange {
  nickName?: string | undefined;
  sex?: number | undefined;
  /** `yyyy-MM-dd`. */
  birthday?: string | undefined;
  /** Ids joined with commas, widest first. */
  regionId?: string | undefined;
  address?: string | undefined;
  /** Address of an uploaded picture. */
  face?: string | undefined;
  /** Fields to empty, joined with commas: birthday, region, face. */
  clear?: string | undefined;
}

const emptied: Readonly<Record<string, Partial<MemberRow>>> = {
  birthday: { birthday: null },
  region: { regionId: null, region: null },
  face: { face: null },
};

/** Changes what a buyer says of themselves. Throws Refused 4002 for a field that is not acceptable, 20003 when they are gone. MC-15. */
export async function editOwn(
  tx: Tx,
  services: Services,
  memberId: string,
  change: ProfileChange,
  lang: Lang,
): Promise<Member> {
  const zone = services.config.shopZone;
  const now = services.clock.now();
  const before = await memberWithId(tx, memberId);
  if (!before) throw new Refused(20003);
  const { nickName, sex, birthday, regionId, address, face, clear } = change;
  const changed = await updateProfile(tx, memberId, {
    ...(nickName !== undefined && { nickName: soundName(nickName, lang) }),
    ...(sex !== undefined && { sex: soundSex(sex) }),
    ...(birthday !== undefined && { birthday: soundBirthday(birthday, wallTime(now, zone).day, lang) }),
    ...(regionId !== undefined && (await soundRegion(tx, regionId, lang))),
    ...(address !== undefined && { address: address.trim() || null }),
    ...(face !== undefined && { face: await soundFace(tx, before, face) }),
    ...cleared(clear),
    updatedAt: new Date(now),
  });
  if (!changed) throw new Refused(20003);
  return memberView(changed, zone);
}

function soundName(typed: string, lang: Lang): string {
  const name = typed.trim();
  const length = [...name].length;
  if (length < 1 || length > longestNickName)
    throw new Refused(4002, {
      detail: wordsIn(lang).sentences.input.nickname(longestNickName),
    });
  return name;
}

function soundSex(sex: number): number {
  if (sex !== 0 && sex !== 1) throw new Refused(4002, { detail: "sex" });
  return sex;
}

function soundBirthday(day: string, today: string, lang: Lang): string {
  const at = new Date(`${day}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
  if (!isDay || day < firstBirthday) throw new Refused(4002, { detail: wordsIn(lang).sentences.input.birthday });
  if (day > today) throw new Refused(4002, { detail: wordsIn(lang).sentences.input.birthdayToCome });
  return day;
}

/** The names are the server's own: what a client sends beside the ids could be anything. */
async function soundRegion(tx: Tx, joined: string, lang: Lang) {
  const region = await regionNames(tx, lang, joined.split(","));
  if (region === null) throw new Refused(4002, { detail: wordsIn(lang).sentences.input.region });
  return { regionId: joined, region };
}

/** A picture the buyer has uploaded themselves, or the one they have. */
async function soundFace(tx: Tx, before: MemberRow, face: string): Promise<string | null> {
  if (face === before.face) return face;
  const [own] = await ownPhotos(tx, before.id, face, 1);
  return own ?? null;
}

function cleared(names: string | undefined): Partial<MemberRow> {
  const fields = (names ?? "").split(",").filter(Boolean);
  const changes = fields.map((name) => (Object.hasOwn(emptied, name) ? emptied[name] : undefined));
  if (changes.includes(undefined)) throw new Refused(4002, { detail: "clear" });
  return Object.assign({}, ...changes) as Partial<MemberRow>;
}
