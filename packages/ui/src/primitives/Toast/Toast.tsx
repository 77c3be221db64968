"use client";
import { clsx } from "clsx";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import X from "lucide-react/icons/x";
import type { ComponentPropsWithRef } from "react";
import { recordOf, textOf } from "../../internal/given.ts";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { IconButton } from "../IconButton/index.ts";
import * as styles from "./Toast.css.ts";
import type { Toast } from "./toastStore.ts";

const icons = { neutral: CircleCheck, info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** Props of {@link ToastBar}. */
export interface ToastBarProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The toast to show. */
  toast: Toast;
  /** Called when the buyer closes it or uses its action. */
  onDismiss: () => void;
}

/** A short message after an action, shown by `useToast`. For one that stays use `Notice`. */
export function ToastBar({ toast: given, onDismiss, className, ...rest }: ToastBarProps) {
  const toast = recordOf(given, ["action"]);
  const { toast: words } = useMessages();
  const { text, tone, action } = toast;
  const Icon = Object.hasOwn(icons, tone) ? icons[tone] : Info;
  const act = () => {
    action?.onAction();
    onDismiss();
  };
  return (
    <div data-component="ToastBar" data-tone={tone} {...rest} className={clsx(styles.bar({ tone }), className)}>
      <Icon aria-hidden="true" />
      <p className={styles.words}>{text}</p>
      {action ? (
        <button type="button" data-part="action" aria-keyshortcuts="F8" onClick={act} className={styles.action}>
          {textOf(action.label)}
        </button>
      ) : null}
      <IconButton label={words.dismiss} size="sm" onClick={onDismiss} className={styles.close}>
        <X />
      </IconButton>
    </div>
  );
}
