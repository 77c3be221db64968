import { useMemo } from "react";
import type { RichTextProps } from "./RichText.tsx";
import { sanitise } from "./sanitise.ts";

/** The sanitised text itself, in the chunk of the sanitiser; to be used through `RichText`. */
export function CleanText({ html, className }: RichTextProps) {
  const clean = useMemo(() => ({ __html: sanitise(html) }), [html]);
  return <div className={className} dangerouslySetInnerHTML={clean} />;
}
