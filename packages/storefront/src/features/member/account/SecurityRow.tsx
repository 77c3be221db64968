import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import type { ReactNode } from "react";
import * as styles from "./AccountSafePage.css.ts";

interface SecurityRowProps {
  icon: ReactNode;
  title: string;
  /** A skeleton shows while it is undefined. */
  state: string | undefined;
  /** The action of the row, if it has one. */
  children?: ReactNode;
  /** Level of the title. Default 2. */
  headingLevel?: 2 | 3;
}

/** A row of the account security page. */
export function SecurityRow({ icon, title, state, children, headingLevel = 2 }: SecurityRowProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={styles.row}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      <div className={styles.words}>
        <Heading className={styles.name}>{title}</Heading>
        {state === undefined ? <Skeleton className={styles.skeleton} /> : <p className={styles.state}>{state}</p>}
      </div>
      {children && <div className={styles.action}>{children}</div>}
    </li>
  );
}
