import type { ReactNode } from "react";
import type { Locale } from "../runtime/locale.ts";
import type { Messages } from "../runtime/messages/messages.ts";
import { en } from "../runtime/messages/en.ts";
import { zh } from "../runtime/messages/zh.ts";
import type { UiLinkProps } from "../runtime/LinkProvider.tsx";
import { UiProvider, type UiProviderProps } from "../runtime/UiProvider.tsx";
import { storyClock, storyTime } from "./fixtures/clock.ts";

const words = { en, zh } satisfies Record<Locale, Messages>;

/** A link that can be pressed without leaving the story. */
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
export interface RuntimeProps extends Partial<Omit<UiProviderProps, "locale" | "messages">> {
  /** @default "en" */
  locale?: Locale;
  children?: ReactNode;
}

/** The runtime of tests and stories: our words in one language, a clock that stands still, links that lead nowhere. */
export function Runtime(props: RuntimeProps) {
  const { locale = "en", clock = storyClock, serverNow = storyTime, link = StayingLink, ...rest } = props;
  return (
    <UiProvider locale={locale} messages={words[locale]} clock={clock} serverNow={serverNow} link={link} {...rest} />
  );
}
