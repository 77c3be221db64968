import type { Member } from "@sundry/api/contract/entities/member";
import { editOwn } from "@sundry/api/contract/member";
import { useTranslation } from "react-i18next";
import { client } from "../../../shared/data/client.ts";
import { type Action, useAction } from "../../../shared/data/useAction.ts";
import { profileChange, type ProfileFields } from "./profileFields.ts";

/** Saves the profile; name and picture change at once in the header and in other tabs (MC-15). */
export function useSaveProfile(before: Member, onSaved: (member: Member) => void): Action<ProfileFields> {
  const { t } = useTranslation("memberAccount");
  return useAction((values: ProfileFields) => client.send(editOwn, profileChange(values, before)), {
    success: () => ({ text: t("profile.saved") }),
    after: (member) => {
      const { username, nickName, face } = member;
      onSaved(member);
      client.session.setUser({ username, nickName, face: face ?? "" });
    },
  });
}
