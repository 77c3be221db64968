import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ownText } from "../../internal/ownText.tsx";
import { UiLink, type UiLinkProps } from "../../runtime/LinkProvider.tsx";
import type { ButtonProps } from "../Button/Button.tsx";
import { button, icon } from "../Button/Button.css.ts";

/** Props of {@link ButtonLink}. */
export interface ButtonLinkProps extends UiLinkProps, Pick<ButtonProps, "variant" | "size" | "wide"> {
  /** Icon before the text. */
  icon?: ReactNode | undefined;
}

/**
 * A link that looks like a button, by the link component of `UiProvider`. For an action use `Button`, inside text `TextLink`, for a
 * link element of your own `Button` with `asChild`.
 */
export function ButtonLink({ variant, size, wide, icon: drawing, className, children, ...rest }: ButtonLinkProps) {
  return (
    <UiLink data-component="ButtonLink" {...rest} className={clsx(button({ variant, size, wide }), className)}>
      {drawing ? (
        <span data-part="icon" aria-hidden="true" className={icon}>
          {drawing}
        </span>
      ) : null}
      {ownText(children)}
    </UiLink>
  );
}
