import { useMemo } from "react";
import { sanitise } from "./sanitise.ts";

export interface RichTextProps {
  /** Merchants' HTML; never trusted (VA-05). */
  html: string;
  className?: string;
}

/** The sanitised text itself, in the sanitiser's chunk. Use it through `RichText`. */
export function CleanText({ html, className }: RichTextProps) {
  const clean = useMemo(() => ({ __html: sanitise(html) }), [html]);
  return <div className={className} dangerouslySetInnerHTML={clean} />;
}
