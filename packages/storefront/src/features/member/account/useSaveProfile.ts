import { ApiError } from "@sundry/api/client";
import type { Member } from "@sundry/api/contract/entities/member";
import { editOwn } from "@sundry/api/contract/member";
import type { FormError } from "@sundry/ui/forms/Form";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useTranslation } from "react-i18next";
import { client } from "../../../shared/data/client.ts";
import { useFaultWords } from "../../../shared/data/faultWords.ts";
import { profileChange, type ProfileFields } from "./profileFields.ts";

/** Saves what a buyer says of himself; name and face change at once in the header and in his other tabs (MC-15). */
export function useSaveProfile(
  before: Member,
  onSaved: (member: Member) => void,
): (event: { values: ProfileFields }) => Promise<readonly FormError[]> {
  const { t } = useTranslation("memberAccount");
  const { show } = useToast();
  const words = useFaultWords();
  return async ({ values }) => {
    try {
      const member = await client.send(editOwn, profileChange(values, before));
      const { username, nickName, face } = member;
      onSaved(member);
      client.session.setUser({ username, nickName, face: face ?? "" });
      show({ tone: "success", text: t("profile.saved") });
      return [];
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      return [{ message: words(fault) }];
    }
  };
}
