import { ProgressBar } from "@sundry/ui/primitives/ProgressBar";
import { useTranslation } from "react-i18next";
import { strength as style } from "./ModifyPasswordPage.css.ts";
import { passwordStrength } from "./passwordStrength.ts";

const share = { weak: 25, fair: 60, strong: 100 } as const;

/** Shows how hard the password that is being chosen is to guess. */
export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation("account");
  if (password === "") return null;
  const judged = passwordStrength(password);
  const label = t(`strength.${judged}`);
  return (
    <div className={style}>
      <ProgressBar value={share[judged]} label={label} />
      <span role="status">{label}</span>
    </div>
  );
}
