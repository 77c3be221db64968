import type { Member } from "@sundry/api/contract/entities/member";
import { CascaderField } from "@sundry/ui/forms/CascaderField";
import { Form } from "@sundry/ui/forms/Form";
import { SelectField } from "@sundry/ui/forms/SelectField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextField } from "@sundry/ui/forms/TextField";
import { UploadField } from "@sundry/ui/forms/UploadField";
import { Notice } from "@sundry/ui/primitives/Notice";
import { useNow } from "@sundry/ui/runtime";
import { Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadRegions } from "../../address/index.ts";
import { dayIn } from "../../../shared/i18n/shopTime.ts";
import { useShopTime } from "../../../shared/i18n/shopZone.ts";
import { useDraft } from "../../../shared/forms/useDraft.ts";
import { useLeaveGuard } from "../../../shared/forms/useLeaveGuard.ts";
import { longestNickName, profileChange, type ProfileFields, profileFields, profileSchema } from "./profileFields.ts";
import * as styles from "./ProfilePage.css.ts";
import { useFaceUpload } from "./useFaceUpload.ts";
import { useSaveProfile } from "./useSaveProfile.ts";
import { lazyPart } from "../../../shared/routing/lazyPart.ts";

const LeaveDialog = lazyPart(() => import("./LeaveDialog.tsx").then((m) => ({ default: m.LeaveDialog })));

/** The profile form. Typed text survives a reload, and leaving with unsaved changes needs confirmation. */
export function ProfileForm({ member, onDiscard }: { member: Member; onDiscard: () => void }) {
  const { t } = useTranslation("memberAccount");
  const { zone } = useShopTime();
  const today = dayIn(useNow({ running: false }), zone);
  const schema = useMemo(() => profileSchema(t, today), [t, today]);
  const draft = useDraft<ProfileFields>("profile", profileFields(member));
  const [typed, setTyped] = useState(draft.values);
  // The profile as this form read it. Only differences are sent, so that changes made elsewhere survive.
  const [stored, setStored] = useState(member);
  const unsaved = Object.keys(profileChange(typed, stored)).length > 0;
  const guard = useLeaveGuard(unsaved);
  const upload = useFaceUpload();
  const save = useSaveProfile(stored, setStored);
  return (
    <>
      {draft.restored && unsaved && <Notice>{t("profile.restored")}</Notice>}
      <Form
        schema={schema}
        defaultValues={draft.values}
        onDraft={(event) => {
          setTyped((before) => ({ ...before, ...event.values }));
          draft.keep(event);
        }}
        onSubmit={draft.sending(({ values }: { values: ProfileFields }) => save.submit(values))}
        className={styles.form}
      >
        <UploadField
          name="face"
          label={t("profile.face")}
          help={t("profile.faceHelp")}
          limit={1}
          upload={upload}
          optional
        />
        <TextField
          name="nickName"
          label={t("profile.nickName")}
          help={t("profile.nickNameHelp", { max: longestNickName })}
          limit={longestNickName}
          autoComplete="nickname"
        />
        <SelectField
          name="sex"
          label={t("profile.sex")}
          options={[
            { value: "", label: t("profile.notSaid") },
            { value: "0", label: t("profile.female") },
            { value: "1", label: t("profile.male") },
          ]}
          optional
        />
        <TextField
          name="birthday"
          type="date"
          label={t("profile.birthday")}
          min="1900-01-01"
          max={today}
          autoComplete="bday"
          optional
        />
        <CascaderField name="region" label={t("profile.region")} load={loadRegions} optional />
        <div>
          <SubmitButton>{t("profile.save")}</SubmitButton>
        </div>
      </Form>
      {guard.pendingAddress !== undefined && (
        <Suspense>
          <LeaveDialog
            onStay={guard.stay}
            onLeave={() => {
              draft.erase();
              onDiscard();
              guard.leave();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
