import { useEffect, useState } from "react";

interface RichTextProps {
  /** Merchants' HTML; never trusted (VA-05). */
  html: string;
  className?: string;
}

/** Merchants' rich text, sanitised: no script ever runs, and links leave safely. */
export function RichText({ html, className }: RichTextProps) {
  const [clean, setClean] = useState<string>();
  useEffect(() => {
    let wanted = true;
    void import("./sanitise.ts").then(({ sanitise }) => {
      if (wanted) setClean(sanitise(html));
    });
    return () => {
      wanted = false;
    };
  }, [html]);
  if (clean === undefined) return <div aria-busy="true" className={className} />;
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean }} />;
}
