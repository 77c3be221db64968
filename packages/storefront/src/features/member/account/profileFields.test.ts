import type { Member } from "@sundry/api/contract/entities/member";
import i18next from "i18next";
import { expect, test } from "vitest";
import { profileChange, profileFields, profileSchema } from "./profileFields.ts";

const member: Member = {
  id: "1",
  username: "mei",
  nickName: "Mei",
  face: "/media/uploads/a.webp",
  sex: 0,
  birthday: "1988-02-29",
  regionId: "156,1",
  region: "China,Zhejiang",
};
const schema = profileSchema(i18next.getFixedT("en", "memberAccount"), "2026-11-21");

test("[MC-15] an untouched form changes nothing", () => {
  expect(profileChange(profileFields(member), member)).toEqual({});
  const bare: Member = { id: "1", username: "mei", nickName: "Mei" };
  expect(profileChange(profileFields(bare), bare)).toEqual({});
});

test("[MC-15] a gender that was never said is not preselected, and one that was said can be taken back", () => {
  expect(profileFields({ id: "1", username: "mei", nickName: "Mei", sex: null }).sex).toBe("");
  expect(profileChange({ ...profileFields(member), sex: "" }, member)).toEqual({ clear: "sex" });
});

test("[MC-15] only changes are sent, and emptied fields are cleared", () => {
  const values = { ...profileFields(member), nickName: " Mei T ", sex: "1", region: { ids: ["528"], names: ["NL"] } };
  expect(profileChange(values, member)).toEqual({ nickName: "Mei T", sex: 1, regionId: "528", region: "NL" });
  expect(profileChange({ ...values, face: [], birthday: "" }, member).clear).toBe("face,birthday");
  expect(profileChange({ ...values, face: ["/media/uploads/b.webp"], birthday: "1990-01-01" }, member)).toMatchObject({
    face: "/media/uploads/b.webp",
    birthday: "1990-01-01",
  });
});

test.each([
  [{ nickName: " " }, ["nickName"]],
  [{ birthday: "2026-11-22" }, ["birthday"]],
  [{ birthday: "2026-11-21" }, []],
  [{ birthday: "", face: [], region: null }, []],
])("[VA-04] %j has errors at %j", (wrong, faults) => {
  const result = schema.safeParse({ ...profileFields(member), ...wrong });
  expect(result.error?.issues.map(({ path }) => path.join(".")) ?? []).toEqual(faults);
});
