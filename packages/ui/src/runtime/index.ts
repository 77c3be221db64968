/** What a site passes to the components, and the hooks that read it. */
export { ClockProvider, type ClockProviderProps, useClock, useLastPassed, useNow } from "./ClockProvider.tsx";
export { type Clock, type ClockSource, createClock, createFrozenClock } from "./clock.ts";
export { type Currency, currencyOf } from "./currency.ts";
export { type Direction, DirectionProvider, type DirectionProviderProps, useDirection } from "./DirectionProvider.tsx";
export {
  type ImageComponent,
  type ImageLoader,
  ImageProvider,
  type ImageProviderProps,
  UiImage,
  type UiImageProps,
  useImageLoader,
} from "./ImageProvider.tsx";
export { type LinkComponent, LinkProvider, type LinkProviderProps, UiLink, type UiLinkProps } from "./LinkProvider.tsx";
export { directionOf, type Locale, locales, type ShippedLocale } from "./locale.ts";
export { MessagesProvider, type MessagesProviderProps, useLocale, useMessages } from "./MessagesProvider.tsx";
export { MoneyProvider, type MoneyProviderProps, useCurrency } from "./MoneyProvider.tsx";
export { extendMessages, type PartialMessages } from "./messages/extendMessages.ts";
export type { Messages } from "./messages/messages.ts";
export { PortalProvider, type PortalProviderProps, usePortalContainer } from "./PortalProvider.tsx";
export { onPresence, type PresenceListener, type Return } from "./presence.ts";
export { TextLimitProvider, type TextLimitProviderProps, useTextLimit } from "./TextLimitProvider.tsx";
export { UiProvider, type UiProviderProps } from "./UiProvider.tsx";
