"use client";
import { ClockProvider, type ClockProviderProps } from "./ClockProvider.tsx";
import { type Direction, DirectionProvider } from "./DirectionProvider.tsx";
import { LinkProvider, type LinkProviderProps } from "./LinkProvider.tsx";
import { MessagesProvider, type MessagesProviderProps } from "./MessagesProvider.tsx";
import { PortalProvider, type PortalProviderProps } from "./PortalProvider.tsx";

/** Props of {@link UiProvider}. */
export interface UiProviderProps extends MessagesProviderProps, ClockProviderProps, LinkProviderProps {
  /** The same value as the page's `dir` attribute. @default "ltr" */
  direction?: Direction | undefined;
  /** Element that overlays are appended to. @default document.body */
  portalContainer?: PortalProviderProps["container"];
}

/** Everything a site injects: language, messages, clock, link, direction, overlay container. Put it around the page. */
export function UiProvider(props: UiProviderProps) {
  const { locale, messages, clock, serverNow, link, direction, portalContainer, children } = props;
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <ClockProvider clock={clock} serverNow={serverNow}>
        <LinkProvider link={link}>
          <DirectionProvider direction={direction}>
            <PortalProvider container={portalContainer}>{children}</PortalProvider>
          </DirectionProvider>
        </LinkProvider>
      </ClockProvider>
    </MessagesProvider>
  );
}
