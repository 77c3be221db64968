import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { stage } from "../../src/testing/stage.css.ts";
import * as styles from "./PreviewFrame.css.ts";
import { mirrorStyles } from "./mirrorStyles.ts";

/** Widths of a window in px. */
export const frameWidths = { phone: 390, tablet: 768, desktop: 1280 } as const;

/** The width to begin with: that of a phone on a phone. */
export const usualWidth = (): keyof typeof frameWidths =>
  window.innerWidth < frameWidths.tablet ? "phone" : "desktop";

interface PreviewFrameProps {
  /** What is in it, for screen readers. */
  label: string;
  width: keyof typeof frameWidths;
  theme: "light" | "dark";
  /** @default "sundry" */
  brand?: string;
  children: ReactNode;
}

const EMPTY = "<!doctype html><html><head></head><body></body></html>";

/** Its children in a window of another width, theme and brand, where media queries hold as on that device. */
export function PreviewFrame({ label, width, theme, brand = "sundry", children }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Document>();
  const [available, setAvailable] = useState<number>();
  const [content, setContent] = useState(0);

  useEffect(() => {
    const { current } = room;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setAvailable(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!page) return undefined;
    const stop = mirrorStyles(document, page);
    const observer = new ResizeObserver(() => setContent(page.body.scrollHeight));
    observer.observe(page.body);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [page]);

  useEffect(() => {
    if (!page) return;
    const { lang, dir } = document.documentElement;
    Object.assign(page.documentElement, { lang, dir });
    Object.assign(page.documentElement.dataset, { theme, brand });
  }, [page, theme, brand]);

  const wanted = frameWidths[width];
  const scale = available === undefined ? 1 : Math.min(1, available / wanted);
  const beside = available === undefined ? 0 : Math.max(0, (available - wanted) / 2);
  const measures = {
    "--width": `${wanted}px`,
    "--content": `${content}px`,
    "--height": `${content * scale}px`,
    "--scale": scale,
    "--beside": `${beside}px`,
  } as CSSProperties;
  return (
    <div ref={room} className={styles.room} style={measures}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it holds nothing but what this page puts into it */}
      <iframe
        title={label}
        srcDoc={EMPTY}
        className={styles.frame}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument ?? undefined)}
      />
      {page && createPortal(<div className={stage.bare}>{children}</div>, page.body)}
    </div>
  );
}
