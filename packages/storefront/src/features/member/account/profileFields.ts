import type { Member } from "@sundry/api/contract/entities/member";
import { type CascaderChoice, readChoice } from "@sundry/ui/forms/CascaderField";
import type { TFunction } from "i18next";
import * as z from "zod/mini";

/** Most characters of a nickname. */
export const longestNickName = 16;

/** Rules of the profile form. `today` is `yyyy-MM-dd` in the shop's zone. */
export function profileSchema(t: TFunction<"memberAccount">, today: string) {
  return z.object({
    /** One address, or none. */
    face: z.array(z.string()),
    nickName: z.string().check(z.refine((name) => name.trim() !== "", t("profile.nickNameMissing"))),
    /** "0" female, "1" male, empty if the buyer has not said. */
    sex: z.string(),
    birthday: z.string().check(z.refine((day) => day === "" || day <= today, t("profile.birthdayFuture"))),
    region: z.unknown(),
  });
}

export type ProfileFields = z.output<ReturnType<typeof profileSchema>>;

/** The fields of the form for a stored profile. */
export function profileFields({ face, nickName, sex, birthday, regionId, region }: Member): ProfileFields {
  const place: CascaderChoice = { ids: (regionId ?? "").split(","), names: (region ?? "").split(",") };
  return {
    face: face ? [face] : [],
    nickName,
    sex: sex === 1 || sex === 0 ? String(sex) : "",
    birthday: birthday ?? "",
    region: regionId && region && place.ids.length === place.names.length ? place : null,
  };
}

/** The changes for the call: unchanged fields are left out, emptied ones are cleared. */
export function profileChange(values: ProfileFields, before: Member) {
  const was = profileFields(before);
  const [face] = values.face;
  const region = readChoice(values.region);
  const regionId = region?.ids.join(",");
  const cleared = [
    ...(was.face.length > 0 && !face ? ["face"] : []),
    ...(was.sex && !values.sex ? ["sex"] : []),
    ...(was.birthday && !values.birthday ? ["birthday"] : []),
  ];
  return {
    ...(values.nickName.trim() !== was.nickName && { nickName: values.nickName.trim() }),
    ...(values.sex && values.sex !== was.sex && { sex: Number(values.sex) }),
    ...(values.birthday && values.birthday !== was.birthday && { birthday: values.birthday }),
    ...(region && regionId && regionId !== before.regionId && { regionId, region: region.names.join(",") }),
    ...(face && face !== was.face[0] && { face }),
    ...(cleared.length > 0 && { clear: cleared.join(",") }),
  };
}
