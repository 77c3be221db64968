import { useEffect, useRef, useState } from "react";

interface RichTextProps {
  /** Merchants' HTML; never trusted (VA-05). */
  html: string;
  className?: string;
}

/**
 * Merchants' rich text, sanitised: no script ever runs, and links leave safely. The sanitiser is loaded when the text comes near
 * the window; until then nothing of it is shown.
 */
export function RichText({ html, className }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [clean, setClean] = useState<string>();
  useEffect(() => {
    const watched = place.current;
    if (!watched) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "200px",
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!near) return undefined;
    let wanted = true;
    void import("./sanitise.ts").then(({ sanitise }) => {
      if (wanted) setClean(sanitise(html));
    });
    return () => {
      wanted = false;
    };
  }, [near, html]);
  if (clean === undefined) return <div ref={place} aria-busy="true" className={className} />;
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean }} />;
}
