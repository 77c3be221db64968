"use client";
import { clsx } from "clsx";
import * as Radix from "radix-ui/tooltip";
import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { ownText } from "../../internal/ownText.tsx";
import { useDirection } from "../../runtime/DirectionProvider.tsx";
import { usePortalContainer } from "../../runtime/PortalProvider.tsx";
import { tooltip } from "./Tooltip.css.ts";

/** Props of {@link Tooltip}. */
export interface TooltipProps extends Omit<ComponentPropsWithRef<"div">, "children" | "content"> {
  /** At most a short sentence, and nothing that can't be found elsewhere. */
  content: ReactNode;
  /** Side of the trigger. @default "top" */
  side?: "top" | "bottom" | "start" | "end" | undefined;
  /** Open from the start, for screenshots. @default false */
  defaultOpen?: boolean | undefined;
  /** The button or link it describes. */
  children: ReactElement;
}

/** Names or explains a control on hover and focus. For content to read or press use `Menu` or `Dialog`. */
export function Tooltip({ content, side = "top", defaultOpen = false, children, className, ...rest }: TooltipProps) {
  const container = usePortalContainer();
  const fromLeft = useDirection() === "ltr";
  const sides = {
    top: "top",
    bottom: "bottom",
    start: fromLeft ? "left" : "right",
    end: fromLeft ? "right" : "left",
  } as const;
  return (
    <Radix.Provider delayDuration={150}>
      <Radix.Root defaultOpen={defaultOpen}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content
            data-component="Tooltip"
            side={sides[side]}
            sideOffset={6}
            collisionPadding={8}
            {...rest}
            className={clsx(tooltip, className)}
          >
            {ownText(content)}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
