import { Drawer } from "@sundry/ui/primitives/Drawer";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import type { Read } from "../../shared/data/useRead.ts";
import { showDrawer } from "../rail/openDrawer.ts";
import { Rail } from "../rail/Rail.tsx";
import * as styles from "./drawers.css.ts";

interface DrawerFrameProps<T> {
  title: string;
  /** A count after the title. */
  meta?: ReactNode;
  /** What the drawer lists; the drawer shows its loading and error states. */
  read: Pick<Read<T>, "data" | "error" | "loading" | "reload">;
  /** Stays at the bottom; only if there is something to list. */
  footer?: ReactNode;
  /** The list, or an empty state. */
  children: (data: T) => ReactNode;
}

/** A drawer of the sidebar: 300 px, the rail beside it, loading, empty and error states (SB-05, SB-06). */
export function DrawerFrame<T>({ title, meta, read, footer, children }: DrawerFrameProps<T>) {
  return (
    <Drawer
      open
      title={title}
      titleMeta={meta}
      footer={footer ? withRail(footer) : undefined}
      onOpenChange={({ open }) => {
        if (!open) showDrawer(undefined);
      }}
    >
      <Content read={read}>{children}</Content>
      {!footer && <Rail beside />}
    </Drawer>
  );
}

/** The rail comes last, so that the Tab key reaches the drawer's own buttons before it. WCAG 2.4.3. */
function withRail(footer: ReactNode) {
  return (
    <>
      {footer}
      <Rail beside />
    </>
  );
}

function Content<T>({ read: { data, error, reload }, children }: Pick<DrawerFrameProps<T>, "read" | "children">) {
  const { t } = useTranslation("rail");
  const errorMessage = useErrorMessage();
  if (data !== undefined) return children(data);
  if (error)
    return (
      <ErrorState
        title={t("failed")}
        kind={faultKind(error)}
        cause={errorMessage(error)}
        onRetry={() => void reload()}
      />
    );
  return <DrawerSkeleton />;
}

const rows = [0, 1, 2, 3];

function DrawerSkeleton() {
  const { t } = useTranslation("shell");
  return (
    <div role="status" aria-label={t("loading")}>
      {rows.map((row) => (
        <div key={row} aria-hidden="true" className={styles.line}>
          <Skeleton className={styles.picture} />
          <div>
            <Skeleton shape="text" />
            <Skeleton shape="text" inlineSize="60%" />
          </div>
        </div>
      ))}
    </div>
  );
}
