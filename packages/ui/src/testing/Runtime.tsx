import type { ReactNode } from "react";
import { languageOf, type Locale, type ShippedLocale } from "../runtime/locale.ts";
import type { Messages } from "../runtime/messages/messages.ts";
import { en } from "../runtime/messages/en.ts";
import { zh } from "../runtime/messages/zh.ts";
import type { UiLinkProps } from "../runtime/LinkProvider.tsx";
import { UiProvider, type UiProviderProps } from "../runtime/UiProvider.tsx";
import { storyClock, storyTime } from "./fixtures/clock.ts";

const words: Readonly<Record<string, Messages>> = { en, zh } satisfies Record<ShippedLocale, Messages>;

/** A link that does not leave the story when it is pressed. */
function StayingLink({ href, onClick, ...rest }: UiLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
      }}
    />
  );
}

/** Props of {@link Runtime}. */
export interface RuntimeProps extends Partial<UiProviderProps> {
  /** @default "en" */
  locale?: Locale;
  children?: ReactNode;
}

/**
 * The runtime of tests and stories: words in one language (English for one that we have no words for), a clock that stands still,
 * links that lead nowhere.
 */
export function Runtime(props: RuntimeProps) {
  const { locale = "en", clock = storyClock, serverNow = storyTime, link = StayingLink, ...rest } = props;
  const messages = words[languageOf(locale)] ?? en;
  return <UiProvider locale={locale} messages={messages} clock={clock} serverNow={serverNow} link={link} {...rest} />;
}
