"use client";
import { clsx } from "clsx";
import * as Radix from "radix-ui/dropdown-menu";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { recordsOf } from "../../internal/given.ts";
import { ownText } from "../../internal/ownText.tsx";
import { useDirection } from "../../runtime/DirectionProvider.tsx";
import { UiLink } from "../../runtime/LinkProvider.tsx";
import { usePortalContainer } from "../../runtime/PortalProvider.tsx";
import { plain } from "../../theme/plain.css.ts";
import * as styles from "./Menu.css.ts";

/** An entry of {@link Menu}: a link or an action. */
export interface MenuItem {
  /** Identifies the entry. */
  value: string;
  label: ReactNode;
  /** Icon before the text. */
  icon?: ReactNode | undefined;
  /** Address; makes the entry a link. */
  href?: string | undefined;
  /** Called when the entry is selected. */
  onSelect?: (() => void) | undefined;
  /** Marks a destructive action. @default false */
  danger?: boolean | undefined;
  /** Whether it cannot be used. @default false */
  disabled?: boolean | undefined;
}

/** Props of {@link Menu}. */
export interface MenuProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The button that opens it. */
  trigger: ReactNode;
  /** The entries, from top to bottom. */
  items: readonly MenuItem[];
  /** Edge of the trigger it aligns with. @default "start" */
  align?: "start" | "center" | "end" | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((event: { open: boolean }) => void) | undefined;
}

/** A menu of actions behind a button. For values in a form use `SelectField`. */
export function Menu({ trigger, items: given, align = "start", onOpenChange, className, dir: _, ...rest }: MenuProps) {
  const items = recordsOf(given);
  const container = usePortalContainer();
  const direction = useDirection();
  return (
    <Radix.Root dir={direction} modal={false} onOpenChange={(open) => onOpenChange?.({ open })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          data-component="Menu"
          align={align}
          sideOffset={4}
          {...rest}
          className={clsx(styles.menu, className)}
        >
          {items.map(({ value, label, icon, href, onSelect, danger = false, disabled = false }) => (
            <Radix.Item
              key={value}
              disabled={disabled}
              onSelect={() => onSelect?.()}
              asChild={href !== undefined}
              className={styles.item({ danger })}
            >
              {href === undefined ? (
                <>
                  {icon}
                  {ownText(label)}
                </>
              ) : (
                <UiLink href={href} className={plain}>
                  {icon}
                  {ownText(label)}
                </UiLink>
              )}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
