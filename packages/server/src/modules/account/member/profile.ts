import type { Member } from "@sundry/api/contract/entities/member";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { refuseReservedName } from "#server/modules/platform/names/names.ts";
import { regionNames } from "#server/modules/platform/region/service.ts";
import { ownPhotos } from "#server/modules/platform/upload/service.ts";
import type { Services } from "#server/services.ts";
import { wallTime } from "#server/shopTime.ts";
import { type MemberRow, memberWithId, updateProfile } from "./queries.ts";
import { memberView } from "./view.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

/** Maximum characters of a nickname. */
const longestNickName = 16;
/** No buyer is older than this. */
const firstBirthday = "1900-01-01";

/** Changes of a buyer's profile; fields left out stay unchanged. */
export interface ProfileChange {
  nickName?: string | undefined;
  sex?: number | undefined;
  /** `yyyy-MM-dd`. */
  birthday?: string | undefined;
  /** Ids joined with commas, largest first. */
  regionId?: string | undefined;
  address?: string | undefined;
  /** Address of an uploaded picture. */
  face?: string | undefined;
  /** Fields to empty, joined with commas: birthday, region, face. */
  clear?: string | undefined;
}

const emptied: Readonly<Record<string, Partial<MemberRow>>> = {
  sex: { sex: null },
  birthday: { birthday: null },
  region: { regionId: null, region: null },
  face: { face: null },
};

/** Changes a buyer's profile. Throws Refused 4002 for an invalid field, 20003 if the account is gone. MC-15. */
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
    ...(nickName !== undefined && { nickName: await validName(tx, nickName, lang) }),
    ...(sex !== undefined && { sex: validSex(sex) }),
    ...(birthday !== undefined && { birthday: validBirthday(birthday, wallTime(now, zone).day, lang) }),
    ...(regionId !== undefined && (await validRegion(tx, regionId, lang))),
    ...(address !== undefined && { address: address.trim() || null }),
    ...(face !== undefined && { face: await validFace(tx, before, face) }),
    ...cleared(clear),
    updatedAt: new Date(now),
  });
  if (!changed) throw new Refused(20003);
  return memberView(changed, zone);
}

async function validName(tx: Tx, typed: string, lang: Lang): Promise<string> {
  const name = typed.trim();
  const length = [...name].length;
  if (length < 1 || length > longestNickName)
    throw new Refused(4002, {
      detail: wordsIn(lang).sentences.input.nickname(longestNickName),
    });
  await refuseReservedName(tx, name, lang);
  return name;
}

function validSex(sex: number): number {
  if (sex !== 0 && sex !== 1) throw new Refused(4002, { detail: "sex" });
  return sex;
}

function validBirthday(day: string, today: string, lang: Lang): string {
  const at = new Date(`${day}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
  if (!isDay || day < firstBirthday) throw new Refused(4002, { detail: wordsIn(lang).sentences.input.birthday });
  if (day > today) throw new Refused(4002, { detail: wordsIn(lang).sentences.input.birthdayToCome });
  return day;
}

/** The names come from the server: a client could send anything besides the ids. */
async function validRegion(tx: Tx, joined: string, lang: Lang) {
  const region = await regionNames(tx, lang, joined.split(","));
  if (region === null) throw new Refused(4002, { detail: wordsIn(lang).sentences.input.region });
  return { regionId: joined, region };
}

/** A picture that the buyer has uploaded, or their current one. */
async function validFace(tx: Tx, before: MemberRow, face: string): Promise<string | null> {
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
