"use client";
import { clsx } from "clsx";
import AppWindow from "lucide-react/icons/app-window";
import GripVertical from "lucide-react/icons/grip-vertical";
import PictureInPicture from "lucide-react/icons/picture-in-picture-2";
import X from "lucide-react/icons/x";
import * as Radix from "radix-ui/dialog";
import type { ComponentProps, KeyboardEventHandler, ReactNode } from "react";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import type { HeadingLevel } from "../Heading/index.ts";
import { IconButton } from "../IconButton/index.ts";
import * as styles from "./WindowBar.css.ts";

interface WindowBarProps extends Omit<ComponentProps<"div">, "title"> {
  /** Heading of the window. */
  title: ReactNode;
  /** Level of the title in the outline of the page. */
  level: HeadingLevel;
  /** Whether the window is in its corner, where it can't be moved. */
  docked: boolean;
  /** Called with where the window should be; without it there is no button. */
  onDockedChange: ((event: { docked: boolean }) => void) | undefined;
  /** Moves the window by keys. */
  onMoveKey: KeyboardEventHandler;
}

/** Grip, title and buttons of a window. */
export function WindowBar({ title, level, docked, onDockedChange, onMoveKey, ...rest }: WindowBarProps) {
  const Title = `h${level}` as const;
  const { close, movableDialog } = useMessages();
  return (
    <div data-part="bar" {...rest} className={clsx(styles.bar, docked && styles.fixedBar)}>
      {docked ? null : (
        <IconButton data-part="grip" label={movableDialog.move} className={styles.grip} onKeyDown={onMoveKey}>
          <GripVertical />
        </IconButton>
      )}
      <Radix.Title asChild>
        <Title className={styles.title}>{title}</Title>
      </Radix.Title>
      {onDockedChange ? (
        <IconButton
          data-part="dock"
          label={docked ? movableDialog.undock : movableDialog.dock}
          className={styles.dock}
          onClick={() => onDockedChange({ docked: !docked })}
        >
          {docked ? <AppWindow /> : <PictureInPicture />}
        </IconButton>
      ) : null}
      <Radix.Close asChild>
        <IconButton label={close} className={styles.close}>
          <X />
        </IconButton>
      </Radix.Close>
    </div>
  );
}
