import * as addresses from "@sundry/api/contract/address";
import { sendSms } from "@sundry/api/contract/codes";
import { me } from "@sundry/api/contract/member";
import { smsLogin, userLogin } from "@sundry/api/contract/session";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { members } from "#server/db/schema/member.ts";
import { hashPassword } from "#server/modules/platform/password/password.ts";
import { buyer, inYiwu, refusalOf, regionPath, sentenceOf } from "./buyers.ts";
import { useShop } from "./support/shop.ts";
import { messageTo, solvePuzzle } from "./verification.ts";

const shop = useShop();
const password = "umbrellas-in-rain";
const ofCountry = {
  US: regionPath("US/California/Oakland"),
  FR: regionPath("FR/Occitanie/Toulouse"),
  AE: regionPath("AE/Dubai/Deira"),
  GB: regionPath("GB/England/Manchester"),
};

test.each([
  ["US", "\u202a(212) 555\u20110123\u202c", "+12125550123"],
  ["US", "0049 30 901820", "+4930901820"],
  ["FR", "06.12.34.56.78", "+33612345678"],
  ["AE", "٠٥٠ ١٢٣ ٤٥٦٧", "+971501234567"],
  ["US", "138-0013-8000", "+8613800138000"],
] as const)("[MC-14] in %s, %j is stored as %s", async (country, mobile, stored) => {
  const { client } = await buyer(shop);
  const { id } = await client.send(addresses.add, { ...inYiwu, ...ofCountry[country], mobile });
  expect(await client.send(addresses.get, { id })).toMatchObject({ mobile: stored });
});

test("[VA-04] the refusal of a number says what is wrong with it", async () => {
  const { client } = await buyer(shop);
  const refused = (mobile: string) => sentenceOf(client.send(addresses.add, { ...inYiwu, ...ofCountry.US, mobile }));
  expect(await refused("555-0123")).toContain("too few digits");
  expect(await refused("(212) 555-01234")).toContain("too many digits");
  expect(await refused("(012) 555-0123")).toContain("no such phone numbers");
  expect(await refused("+999 1234 5678")).toContain("no country");
  expect(await refused("1-800-FLOWERS")).toContain("digits only");
});

test("[MC-14] a postcode is kept as its country writes it, and refused with an example", async () => {
  const { client } = await buyer(shop);
  const inBritain = { ...inYiwu, ...ofCountry.GB, mobile: "+442079460958" };
  expect(await client.send(addresses.add, { ...inBritain, postCode: "sw1a1aa" })).toMatchObject({
    postCode: "SW1A 1AA",
  });
  expect(await sentenceOf(client.send(addresses.add, { ...inBritain, postCode: "10115" }))).toContain("SW1A 1AA");
});

test.each([
  ["before this rule", "13700000801"],
  ["in E.164", "+8613700000801"],
  ["in another old form", "013700000801"],
])("[SE-06] a number stored %s finds its account, however it is typed", async (_, stored) => {
  const someone = await buyer(shop);
  const passwordHash = await hashPassword(password, shop.services.config);
  await shop.database.db.update(members).set({ mobile: stored, passwordHash }).where(eq(members.id, someone.id));
  for (const username of ["13700000801", "137 0000 0801", "+86 137 0000 0801", "0086-137-0000-0801"])
    expect(await loggedIn((client) => client.send(userLogin, { username, password }))).toBe(someone.id);
  expect(
    await loggedIn(async (client) => {
      shop.clock.at += 61_000;
      await solvePuzzle(shop, client, "LOGIN");
      await client.send(sendSms, { verificationEnums: "LOGIN", mobile: "+86 137 0000 0801" });
      // The gateway gets a number of mainland China as it is known there.
      const code = /\b\d{6}\b/.exec(await messageTo(shop, "13700000801"))?.[0] ?? "";
      return client.send(smsLogin, { mobile: "137-0000-0801", code });
    }),
  ).toBe(someone.id);
  await shop.database.db.update(members).set({ mobile: null }).where(eq(members.id, someone.id));
});

test("[SE-06] other spellings of a number are no new guesses at its password", async () => {
  const username = ["13700000802", "137 0000 0802", "+8613700000802", "0086 137 0000 0802"];
  const client = shop.visit();
  const refusals: number[] = [];
  for (const name of username) refusals.push(await refusalOf(client.send(userLogin, { username: name, password })));
  expect(refusals).toEqual([20010, 20010, 20010, 80204]);
});

async function loggedIn(
  logIn: (client: ReturnType<typeof shop.visit>) => Promise<{ accessToken: string; refreshToken: string }>,
) {
  const client = shop.visit();
  client.session.setTokens(await logIn(client));
  return (await client.send(me)).id;
}
