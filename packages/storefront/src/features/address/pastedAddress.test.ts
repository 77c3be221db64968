import fc from "fast-check";
import { expect, test } from "vitest";
import { readPastedAddress } from "./pastedAddress.ts";

test.each([
  [
    "a Chinese address, one line, spaces",
    "田中美 13800138000 浙江省金华市义乌市稠州北路118号",
    { name: "田中美", mobile: "13800138000", place: "浙江省金华市义乌市稠州北路118号" },
  ],
  [
    "a Chinese address, full-width commas, number last",
    "浙江省金华市义乌市稠州北路118号3楼，王小明，138-0013-8000",
    { name: "王小明", mobile: "13800138000", place: "浙江省金华市义乌市稠州北路118号3楼" },
  ],
  [
    "a Chinese address with labels",
    "收货人：欧阳娜娜\n手机号码：+86 138 0013 8000\n所在地区：浙江省金华市义乌市\n详细地址：稠州北路118号\n邮编：322000",
    { name: "欧阳娜娜", mobile: "+8613800138000", postCode: "322000", place: "浙江省金华市义乌市 稠州北路118号" },
  ],
  [
    "a Chinese address, no spaces around the number",
    "李雷13800138000北京市朝阳区建国路1号",
    { name: "李雷", mobile: "13800138000", place: "北京市朝阳区建国路1号" },
  ],
  [
    "a Chinese address, full-width figures",
    "李雷 １３８００１３８０００ 北京市朝阳区建国路１号",
    { mobile: "13800138000", name: "李雷", place: "北京市朝阳区建国路1号" },
  ],
  [
    "an English address, one part a line",
    "Mei Tanaka\n+31 6 0000 0142\nHavenstraat 118\nRotterdam, South Holland\nNetherlands",
    { name: "Mei Tanaka", mobile: "+31600000142", place: "Havenstraat 118, Rotterdam, South Holland, Netherlands" },
  ],
  [
    "an English address, one line with commas",
    "Mei Tanaka, 18 Chouzhou North Road, Yiwu, Jinhua, Zhejiang, China, +86 (138) 0013-8000",
    { name: "Mei Tanaka", mobile: "+8613800138000", place: "18 Chouzhou North Road, Yiwu, Jinhua, Zhejiang, China" },
  ],
  [
    "an English address with labels",
    "Name: Anne-Marie O'Neil\nPhone: +44 20 7946 0958\nAddress: 221B Baker Street, London\nPostcode: NW1 6XE",
    { name: "Anne-Marie O'Neil", mobile: "+442079460958", postCode: "NW1 6XE", place: "221B Baker Street, London" },
  ],
  [
    "a house number on the line after the phone number",
    "Mei Tanaka\n+1 212 555 0142\n118 Main Street, Ithaca",
    { name: "Mei Tanaka", mobile: "+12125550142", place: "118 Main Street, Ithaca" },
  ],
  [
    "a number with invisible marks and other hyphens, as contact lists copy it",
    "Mei Tanaka\n\u202a+31\u20116 0000\u20110142\u202c\nHavenstraat 118, Rotterdam",
    { name: "Mei Tanaka", mobile: "+31600000142", place: "Havenstraat 118, Rotterdam" },
  ],
  [
    "a number with 00 for +",
    "Mei Tanaka\n0049 30 901820\nTorstrasse 1, Berlin",
    { name: "Mei Tanaka", mobile: "+4930901820", place: "Torstrasse 1, Berlin" },
  ],
  [
    "a number as it is written at home, behind a postcode",
    "Mei Tanaka\n118 Main Street\nIthaca\n14850-1234\n(212) 555-0123",
    { name: "Mei Tanaka", mobile: "(212) 555-0123", place: "118 Main Street, Ithaca, 14850-1234" },
  ],
  [
    "a labelled number as it is written at home",
    "Name: Zoé Roux\nPhone: 06.12.34.56.78\nAddress: 1 rue Bayard, Toulouse",
    { name: "Zoé Roux", mobile: "06.12.34.56.78", place: "1 rue Bayard, Toulouse" },
  ],
  ["nothing", "", { place: "" }],
  ["a number alone", "13800138000", { mobile: "13800138000", place: "" }],
  ["a street alone", "18 Chouzhou North Road", { place: "18 Chouzhou North Road" }],
  ["a house number is no phone", "118 Havenstraat 1234", { place: "118 Havenstraat 1234" }],
])("[MC-14] %s", (_, text, expected) => {
  expect(readPastedAddress(text)).toEqual(expected);
});

test("[MC-14] any text can be pasted, and no character of a place is lost", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 140 }), (text) => {
      const { name, mobile, place } = readPastedAddress(text);
      expect([name, mobile, place].every((part) => part === undefined || typeof part === "string")).toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,3} [A-Z][a-z]{2,8} (Road|Street)$/), (street) => {
      expect(readPastedAddress(`Mei Tanaka\n${street}\n13800138000`).place).toBe(street);
    }),
  );
});
