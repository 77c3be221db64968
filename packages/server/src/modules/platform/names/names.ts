import { remove } from "confusables";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { type Lang, wordsIn } from "#server/locales.ts";
import { shopNames } from "#server/settings/siteWords.ts";
import { isBesideOwnName, isStaffInChinese, simplified, staffInLatin } from "./staffNames.ts";

/** Words for those who run a shop, by themselves or in a name: nobody else may look like them. */
const ofTheShop = [
  ...["admin", "administrator", "moderator", "webmaster", "helpdesk", "superuser"],
  ...["customer service", "customer support", "customer care", "support team", "official store", "service team"],
];
/** The same in Chinese, with simplified characters. */
const inChinese = "客服 客户服务 管理员 官方 平台 系统 站长 工作人员".split(" ");

/** Scripts that people write together. A name in several others is put together to look like another one. */
const together = [
  /^[\p{scx=Latn}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Cyrl}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Grek}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[^\p{scx=Cyrl}\p{scx=Grek}\p{scx=Cher}\p{scx=Copt}\p{scx=Armn}]*$/u,
  /^[\p{scx=Armn}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
];
const leavesMark = /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * What a name looks like: letters that look the same are the same one, without accents, case and separators. Two names
 * with the same skeleton can be mistaken for each other (UTS 39).
 */
export function skeletonOf(name: string): string {
  const latin = remove(name.normalize("NFKC")).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return latin
    .replace(/[1|!]/g, "l")
    .replace(/0/g, "o")
    .replace(/i/g, "l")
    .replace(/rn/g, "m")
    .replace(/vv/g, "w")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const skeletons = ofTheShop.flatMap((word) => [word, `${word}s`]).map(skeletonOf);
const isStaff = staffInLatin(skeletonOf);

/** Digits and signs that are read as letters, and those that are only appended: `4dmin`, `admin1`. */
function readAsLetters(name: string): string {
  const read = name.replace(/[4@]/g, "a").replace(/3/g, "e").replace(/[5$]/g, "s");
  return read.replace(/^[\p{N}_]+|[\p{N}_]+$/gu, "");
}

/**
 * Whether a name stands for the shop, can be mistaken for such a name, or has nothing that can be seen. `ownNames` are
 * the shop's own names in all its languages; with other words beside them they are allowed.
 */
export function isReservedName(name: string, ownNames: readonly string[] = []): boolean {
  const plain = name.normalize("NFKC");
  if (!leavesMark.test(plain) || !together.some((scripts) => scripts.test(plain))) return true;
  const chinese = plain.replace(/[^\p{L}\p{N}]/gu, "");
  if ([plain, readAsLetters(plain)].some((one) => isOfTheShop(one, ownNames))) return true;
  if (isStaffInChinese(chinese.replace(/\p{N}/gu, ""))) return true;
  return inChinese.some((word) => simplified(chinese).includes(word)) || ownNames.some((own) => isOwnName(plain, own));
}

function wordsOf(name: string): readonly string[] {
  return skeletonOf(name).match(/[a-z]+/g) ?? [];
}

function isOfTheShop(name: string, ownNames: readonly string[]): boolean {
  const words = wordsOf(name);
  const joined = words.join("");
  if (skeletons.some((one) => ` ${words.join(" ")} `.includes(` ${one} `) || joined === one.replaceAll(" ", "")))
    return true;
  return ["", ...ownNames.map((own) => wordsOf(own).join(" "))].some((own) => {
    const spaced = ` ${words.join(" ")} `.replace(` ${own} `, " ").trim();
    const unspaced = joined.replace(own.replaceAll(" ", ""), "");
    const isOwn = own !== "" && (spaced === "" || unspaced === "") && joined !== "";
    return isOwn || isStaff([unspaced]) || (spaced !== "" && isStaff(spaced.split(" ")));
  });
}

/** Whether a name is the shop's own one in any script, alone or with what a shop calls itself. */
function isOwnName(name: string, own: string): boolean {
  // Capitals may look like letters that their small forms don't look like, so both are compared.
  return [(text: string) => text, (text: string) => text.toLowerCase()].some((cased) => {
    const [mine, theirs] = [lettersOf(cased(own)), lettersOf(cased(name))];
    return mine !== "" && theirs.includes(mine) && isBesideOwnName(theirs.replace(mine, ""));
  });
}

function lettersOf(name: string): string {
  return skeletonOf(name).replace(/[^\p{L}\p{N}]/gu, "");
}

/** Refuses (4002) a name that {@link isReservedName} in this shop. */
export async function refuseReservedName(tx: Tx, name: string, lang: Lang): Promise<void> {
  if (isReservedName(name, await shopNames(tx)))
    throw new Refused(4002, { detail: wordsIn(lang).sentences.input.reservedName });
}
