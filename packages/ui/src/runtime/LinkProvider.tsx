"use client";
import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, useContext } from "react";

/** Props of {@link UiLink}: those of an anchor, with a required address. */
export interface UiLinkProps extends ComponentPropsWithRef<"a"> {
  /** Address of the link, as the site's router understands it. */
  href: string;
}

/** A component that renders the router's link. It must render an `<a>` and pass on all props and the ref. */
export type LinkComponent = ComponentType<UiLinkProps>;

function PlainLink(props: UiLinkProps) {
  return <a {...props} />;
}

const LinkContext = createContext<LinkComponent>(PlainLink);

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** Link of the site's router. @default a plain anchor */
  link?: LinkComponent | undefined;
  children?: ReactNode;
}

/** Provides the site's link component, so that the package needs no router. */
export function LinkProvider({ link = PlainLink, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** An unstyled link, rendered by the site's router. For a styled one in text use `TextLink`. */
export function UiLink(props: UiLinkProps) {
  const Link = useContext(LinkContext);
  return <Link {...props} />;
}
