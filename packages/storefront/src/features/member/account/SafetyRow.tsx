import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import type { ReactNode } from "react";
import * as styles from "./AccountSafePage.css.ts";

interface SafetyRowProps {
  icon: ReactNode;
  title: string;
  /** How it stands; a skeleton until that is known. */
  state: string | undefined;
  /** The next step. */
  children: ReactNode;
}

/** One thing that guards the account. */
export function SafetyRow({ icon, title, state, children }: SafetyRowProps) {
  return (
    <li className={styles.row}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>{title}</h2>
        {state === undefined ? <Skeleton className={styles.waiting} /> : <p className={styles.state}>{state}</p>}
      </div>
      <div className={styles.action}>{children}</div>
    </li>
  );
}
