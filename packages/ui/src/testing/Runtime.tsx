import type { ReactNode } from "react";
import type { Locale } from "../runtime/locale.ts";
import { en } from "../runtime/messages/en.ts";
import { zh } from "../runtime/messages/zh.ts";
import { UiProvider, type UiProviderProps } from "../runtime/UiProvider.tsx";
import { storyClock, storyTime } from "./fixtures/clock.ts";

const words = { en, zh };

/** Props of {@link Runtime}. */
export interface RuntimeProps extends Partial<Omit<UiProviderProps, "locale" | "messages">> {
  /** @default "en" */
  locale?: Locale;
  children?: ReactNode;
}

/** The runtime of tests and stories: our words in one language, and a clock that stands still. */
export function Runtime({ locale = "en", clock = storyClock, serverNow = storyTime, ...rest }: RuntimeProps) {
  return <UiProvider locale={locale} messages={words[locale]} clock={clock} serverNow={serverNow} {...rest} />;
}
