"use client";
import { ClockProvider, type ClockProviderProps } from "./ClockProvider.tsx";
import { type Direction, DirectionProvider } from "./DirectionProvider.tsx";
import { ImageProvider, type ImageProviderProps } from "./ImageProvider.tsx";
import { LinkProvider, type LinkProviderProps } from "./LinkProvider.tsx";
import { directionOf } from "./locale.ts";
import { MessagesProvider, type MessagesProviderProps } from "./MessagesProvider.tsx";
import { MoneyProvider, type MoneyProviderProps } from "./MoneyProvider.tsx";
import { PortalProvider, type PortalProviderProps } from "./PortalProvider.tsx";
import { TextLimitProvider, type TextLimitProviderProps } from "./TextLimitProvider.tsx";
import { useStyleNonce } from "./useStyleNonce.ts";

/** Props of {@link UiProvider}. */
export interface UiProviderProps
  extends MessagesProviderProps,
    MoneyProviderProps,
    ClockProviderProps,
    LinkProviderProps,
    ImageProviderProps,
    TextLimitProviderProps {
  /** The same value as the page's `dir` attribute. @default the direction in which the language is read */
  direction?: Direction | undefined;
  /** Element that overlays are appended to. @default document.body */
  portalContainer?: PortalProviderProps["container"];
  /** The nonce of the page's content security policy, for the one `<style>` that an open dialog writes. */
  nonce?: string | undefined;
}

/**
 * Provides what a site passes in: language, messages, currency, clock, link, image service, longest text, direction,
 * overlay container. Put it around the page.
 */
export function UiProvider(props: UiProviderProps) {
  const {
    locale,
    messages,
    currency,
    clock,
    serverNow,
    link,
    imageLoader,
    image,
    textLimit,
    portalContainer,
    nonce,
    children,
  } = props;
  const { direction = directionOf(locale) } = props;
  useStyleNonce(nonce);
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <MoneyProvider currency={currency}>
        <ClockProvider clock={clock} serverNow={serverNow}>
          <LinkProvider link={link}>
            <ImageProvider imageLoader={imageLoader} image={image}>
              <TextLimitProvider textLimit={textLimit}>
                <DirectionProvider direction={direction}>
                  <PortalProvider container={portalContainer}>{children}</PortalProvider>
                </DirectionProvider>
              </TextLimitProvider>
            </ImageProvider>
          </LinkProvider>
        </ClockProvider>
      </MoneyProvider>
    </MessagesProvider>
  );
}
