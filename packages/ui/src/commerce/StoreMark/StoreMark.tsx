import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { Avatar } from "../../primitives/Avatar/index.ts";
import { StoreCloth, weaveOf } from "../StoreCloth/index.ts";
import * as styles from "./StoreMark.css.ts";

/** Props of {@link StoreMark}. */
export interface StoreMarkProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Id of the store; it determines the cloth. */
  storeId: string;
  /** Name of the store, for the letters. */
  name: string;
  /** Address of its logo. */
  logo?: string | null | undefined;
  /** Edge: 40, 48 or 72 px. @default "md" */
  size?: "md" | "lg" | "xl" | undefined;
}

/** A store's logo or initials with an edge of its cloth. Hidden from screen readers, because the name is beside it. */
export function StoreMark({ storeId, name, logo, size = "md", className, ...rest }: StoreMarkProps) {
  return (
    <span data-component="StoreMark" aria-hidden="true" {...rest} className={clsx(styles.root({ size }), className)}>
      <StoreCloth storeId={storeId} shape="square" className={styles.cloth} />
      <Avatar name={name} src={logo} className={styles.face({ size, bold: weaveOf(storeId).bold })} />
    </span>
  );
}
