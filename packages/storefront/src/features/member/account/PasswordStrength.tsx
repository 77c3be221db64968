import { useTranslation } from "react-i18next";
import * as styles from "./PasswordStrength.css.ts";
import { passwordStrength } from "./passwordStrength.ts";

const levels = ["weak", "fair", "strong"] as const;

/** Shows how hard a new password is to guess. */
export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation("memberAccount");
  if (password === "") return null;
  const reached = levels.indexOf(passwordStrength(password));
  return (
    <div className={styles.root}>
      <span aria-hidden="true" className={styles.bars}>
        {levels.map((level, at) => (
          <span key={level} className={at <= reached ? styles.filled : styles.empty} />
        ))}
      </span>
      <span role="status">{t(`strength.${levels[reached] ?? "weak"}`)}</span>
    </div>
  );
}
