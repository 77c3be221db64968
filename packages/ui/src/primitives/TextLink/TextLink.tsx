"use client";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ownText } from "../../internal/ownText.tsx";
import { UiLink, type UiLinkProps } from "../../runtime/LinkProvider.tsx";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { textLink } from "./TextLink.css.ts";

/** Props of {@link TextLink}. */
export interface TextLinkProps extends UiLinkProps {
  /** `brand` stands out, `neutral` has the colour of its text and an underline, `muted` is for footers and captions. @default "brand" */
  tone?: "brand" | "neutral" | "muted" | undefined;
  /** Icon after the text. */
  icon?: ReactNode | undefined;
  /** Opens in a new tab and tells screen readers so. @default false */
  newTab?: boolean | undefined;
}

/**
 * A link in or beside text, by the link component of `UiProvider`. For one that looks like a button use `ButtonLink`, without styles
 * `UiLink`.
 */
export function TextLink({ tone, icon, newTab = false, className, children, ...rest }: TextLinkProps) {
  const { opensInNewTab } = useMessages();
  return (
    <UiLink
      data-component="TextLink"
      {...(newTab && { target: "_blank", rel: "noopener" })}
      {...rest}
      className={clsx(textLink({ tone }), className)}
    >
      {ownText(children)}
      {icon}
      {newTab ? <VisuallyHidden>{[" (", opensInNewTab, ")"].join("")}</VisuallyHidden> : null}
    </UiLink>
  );
}
