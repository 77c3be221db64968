import { list } from "@sundry/api/contract/article";
import { IconButton } from "@sundry/ui/primitives/IconButton";
import { UiLink } from "@sundry/ui/runtime";
import { Pause, Play } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { storage } from "../storage.ts";
import { useRead } from "../useRead.ts";
import * as styles from "./News.css.ts";

const pausedKey = "newsPaused";

/** Announcements asked for (HM-01). */
const COUNT = 10;

/**
 * The company's line and the announcements, moving past; the button stops them for good, the pointer and the focus for as
 * long as they stay, and with reduced motion nothing moves at all (HM-01).
 */
export function News({ blurb }: { blurb: string }) {
  const { t } = useTranslation("rail");
  const { data } = useRead(list, { type: "ANNOUNCEMENT", pageNumber: 1, pageSize: COUNT, sort: "sort" });
  const [paused, setPaused] = useState(() => storage.get(pausedKey) === "1");
  const turn = () => {
    if (paused) storage.remove(pausedKey);
    else storage.set(pausedKey, "1");
    setPaused(!paused);
  };
  const news = (data?.records ?? []).map(({ id, title }) => (
    <UiLink key={id} href={`/article/detail?id=${id}`} className={styles.link}>
      {title}
    </UiLink>
  ));
  return (
    <>
      <IconButton size="sm" label={t(paused ? "news.play" : "news.pause")} className={styles.button} onClick={turn}>
        {paused ? <Play /> : <Pause />}
      </IconButton>
      <div role="group" aria-label={t("news.label")} className={styles.window}>
        <div data-paused={paused || undefined} className={styles.track}>
          <Run>
            <span>{blurb}</span>
            {news}
          </Run>
          {/* The same once more, so that the text comes round without a gap. */}
          <div inert aria-hidden="true" className={styles.copy}>
            <Run>
              <span>{blurb}</span>
              {news}
            </Run>
          </div>
        </div>
      </div>
    </>
  );
}

function Run({ children }: { children: ReactNode }) {
  return <div className={styles.run}>{children}</div>;
}
