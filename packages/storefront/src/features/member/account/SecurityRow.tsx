import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import type { ReactNode } from "react";
import * as styles from "./AccountSafePage.css.ts";

interface SecurityRowProps {
  icon: ReactNode;
  title: string;
  /** A skeleton shows while it is undefined. */
  state: string | undefined;
  /** The action of the row. */
  children: ReactNode;
}

/** A row of the account security page. */
export function SecurityRow({ icon, title, state, children }: SecurityRowProps) {
  return (
    <li className={styles.row}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>{title}</h2>
        {state === undefined ? <Skeleton className={styles.skeleton} /> : <p className={styles.state}>{state}</p>}
      </div>
      <div className={styles.action}>{children}</div>
    </li>
  );
}
