import { IconButton } from "@sundry/ui/primitives/IconButton";
import { UiLink } from "@sundry/ui/runtime";
import Megaphone from "lucide-react/icons/megaphone";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { storage } from "../../shared/session/storage.ts";
import { icon } from "../header/TopBar.css.ts";
import * as styles from "./News.css.ts";
import { useAnnouncements } from "./useAnnouncements.ts";

const pausedKey = "newsPaused";

/**
 * The shop's line and the announcements as a ticker; nothing without either. The button stops it permanently; pointer and
 * focus pause it; with reduced motion it does not move (HM-01).
 */
export function News({ line }: { line: string }) {
  const { t } = useTranslation("rail");
  const announcements = useAnnouncements();
  const [paused, setPaused] = useState(() => storage.get(pausedKey) === "1");
  const toggle = () => {
    if (paused) storage.remove(pausedKey);
    else storage.set(pausedKey, "1");
    setPaused(!paused);
  };
  const [stop, setStop] = useState(0);
  const news = announcements.map(({ id, title }, index) => (
    <UiLink
      key={id}
      href={hrefTo.article({ id })}
      tabIndex={index === stop ? 0 : -1}
      className={styles.link}
      onFocus={() => setStop(index)}
      onKeyDown={step}
    >
      {title}
    </UiLink>
  ));
  if (!line && news.length === 0) return null;
  return (
    <>
      <Megaphone aria-hidden="true" className={icon} />
      <IconButton size="sm" label={t(paused ? "news.play" : "news.pause")} className={styles.button} onClick={toggle}>
        {paused ? <Play /> : <Pause />}
      </IconButton>
      <div role="group" aria-label={t("news.label")} className={styles.window}>
        <div data-paused={paused || undefined} className={styles.track}>
          <Run>
            {line && <span>{line}</span>}
            {news}
          </Run>
          {/* A copy, so that the text loops without a gap. */}
          <div inert aria-hidden="true" className={styles.copy}>
            <Run>
              {line && <span>{line}</span>}
              {news}
            </Run>
          </div>
        </div>
      </div>
    </>
  );
}

/** The list is one tab stop; arrow keys move between announcements. */
function step(event: KeyboardEvent<HTMLAnchorElement>) {
  const links = [...(event.currentTarget.parentElement?.querySelectorAll("a") ?? [])];
  const at = links.indexOf(event.currentTarget);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (next === undefined || !links[next]) return;
  event.preventDefault();
  links[next].focus();
}

function Run({ children }: { children: ReactNode }) {
  return <div className={styles.run}>{children}</div>;
}
