"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { listOf, recordsOf } from "../../internal/given.ts";
import { Badge } from "../../primitives/Badge/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { UiLink } from "../../runtime/index.ts";
import * as styles from "./SideRail.css.ts";

/** One entry of a {@link SideRail}. */
export interface RailEntry {
  readonly id: string;
  /** Name for screen readers; also shown beside the icon on hover and focus. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Address; without one the entry is a button. */
  readonly href?: string;
  /** Opens in a new tab; `note` should say so. */
  readonly newTab?: boolean;
  /** Read after the name by screen readers, such as "opens in a new tab". */
  readonly note?: string;
  /** Count on the entry's badge; not shown at 0. */
  readonly count?: number;
  /** The count as text. */
  readonly countLabel?: string;
}

/** Props of {@link SideRail}. */
export interface SideRailProps extends Omit<ComponentPropsWithRef<"nav">, "children" | "onSelect"> {
  /** Name of the rail for screen readers. */
  label: string;
  /** The entries; a line separates groups. */
  groups: readonly (readonly RailEntry[])[];
  /** Id of the entry whose drawer is open. */
  current?: string | undefined;
  /** Called when an entry is pressed, except to open it in another tab. `preventDefault` keeps a link from being followed. */
  onSelect?: ((event: { id: string; preventDefault: () => void }) => void) | undefined;
}

/** Shortcuts at the side of a wide window. On a narrow one use a tab bar. */
export function SideRail({ label, groups: given, current, onSelect, className, ...rest }: SideRailProps) {
  const groups = listOf(given).map((entries) => recordsOf(entries));
  return (
    <nav data-component="SideRail" aria-label={label} {...rest} className={clsx(styles.root, className)}>
      {groups.map((entries) => (
        <ul key={entries[0]?.id} className={styles.group}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} current={entry.id === current} onSelect={onSelect} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

interface EntryProps {
  entry: RailEntry;
  current: boolean;
  onSelect: SideRailProps["onSelect"];
}

function Entry({ entry, current, onSelect }: EntryProps) {
  const { id, label, icon, href, newTab, note, count = 0, countLabel } = entry;
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    onSelect?.({ id, preventDefault: () => event.preventDefault() });
  };
  const shared = {
    "data-entry": id,
    "data-current": current || undefined,
    className: styles.entry,
    onClick: choose,
  };
  const content = (
    <>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      <span className={styles.name}>{label}</span>
      {note && <VisuallyHidden>{[", ", note].join("")}</VisuallyHidden>}
      <Badge floating count={count} label={countLabel} className={styles.badge} />
    </>
  );
  if (href === undefined)
    return (
      <button type="button" {...shared}>
        {content}
      </button>
    );
  return (
    <UiLink href={href} {...(newTab && { target: "_blank", rel: "noopener" })} {...shared}>
      {content}
    </UiLink>
  );
}
