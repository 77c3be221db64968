/** What a site injects into the components, and the hooks by which they read it. */
export { ClockProvider, type ClockProviderProps, useClock, useLastPassed, useNow } from "./ClockProvider.tsx";
export { type Clock, type ClockSource, createClock, createFrozenClock } from "./clock.ts";
export { type Direction, DirectionProvider, type DirectionProviderProps, useDirection } from "./DirectionProvider.tsx";
export { type LinkComponent, LinkProvider, type LinkProviderProps, UiLink, type UiLinkProps } from "./LinkProvider.tsx";
export { type Locale, locales, localeTags } from "./locale.ts";
export { MessagesProvider, type MessagesProviderProps, useLocale, useMessages } from "./MessagesProvider.tsx";
export type { Messages } from "./messages/messages.ts";
export { PortalProvider, type PortalProviderProps, usePortalContainer } from "./PortalProvider.tsx";
export { UiProvider, type UiProviderProps } from "./UiProvider.tsx";
